import * as paths from '#src/paths.ts'
import { createTestI18n, expect, test } from './engine.ts'
import { writeAddress } from './writing.ts'

const { t } = createTestI18n('en')

test('the checkout form says what is wrong at its field, and keeps what is right', async ({ view }) => {
  const field = (name: string) => view.getByRole('textbox', { name })
  const email = field(t('checkout.field.email'))
  const phone = field(t('checkout.field.phoneNumber'))
  const address = field(t('checkout.field.address1'))
  const next = view.getByRole('button', { name: t('checkout.toDelivery') })

  await view.open(paths.category('brakes/drum-brakes/brake-drums'))
  await expect.poll(view.getByRole('button', { name: t('cart.withCount', { count: 0 }) }).count).toBe(1)
  await view
    .getByRole('article', { text: t('cart.add') })
    .getByRole('button')
    .click()
  await view
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click()

  await next.click()
  await expect.poll(email.isFocused).toBe(true)
  await expect.poll(email.description).toContain(t('forms.required'))
  await writeAddress(view)
  await phone.fill('12345')
  await next.click()
  await expect.poll(phone.isFocused).toBe(true)
  await expect.poll(phone.description).toContain(t('forms.phone'))
  await phone.fill('+46 8 123 456 78')
  await next.click()
  await expect.poll(view.getByRole('button', { name: t('checkout.toPayment') }).count).toBe(1)

  await view.open(paths.checkout())
  await view.getByRole('button', { name: t('checkout.changeStep', { step: t('checkout.address') }) }).click()
  await expect.poll(address.value).toBe('Testgatan 1')
})
