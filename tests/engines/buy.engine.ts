import * as paths from '#src/paths.ts'
import { createTestI18n, expect, test } from './engine.ts'
import { writeAddress } from './writing.ts'

const { t } = createTestI18n('en')

test('a shopper walks from the home page to a receipt', async ({ view }) => {
  const main = view.getByRole('main')
  const heading = view.getByRole('heading')
  const cartOf = (count: number) => view.getByRole('button', { name: t('cart.withCount', { count }) })

  await view.open(paths.home())
  await expect.poll(cartOf(0).count).toBe(1)
  for (const name of ['Brakes', 'Drum brakes', 'Brake drums']) {
    await main.getByRole('link', { text: name }).click()
    await expect.poll(main.getByRole('heading').text).toBe(name)
  }
  const card = main.getByRole('article', { text: t('cart.add') })
  await expect.poll(card.count).toBeGreaterThan(0)
  const name = String(await card.getByRole('heading').text())
  await card.getByRole('link', { name }).click()
  await expect.poll(heading.text).toContain(name)

  await main.getByRole('button', { name: t('cart.add') }).click()
  const cart = view.getByRole('dialog', { name: t('cart.cart') })
  await expect.poll(cart.getByRole('listitem').text).toContain(name)
  await cart.getByRole('link', { name: t('cart.checkout') }).click()

  await expect.poll(heading.text).toBe(t('checkout.title'))
  await writeAddress(view)
  await view.getByRole('button', { name: t('checkout.toDelivery') }).click()
  await view.getByRole('button', { name: t('checkout.toPayment') }).click()
  await view.getByRole('radio').click()
  await view.getByRole('checkbox', { name: t('checkout.terms') }).click()
  await view.getByRole('button', { name: t('checkout.placeOrder') }).click()
  await expect.poll(heading.text).toBe(t('checkout.thanks'))
  await expect.poll(main.text).toContain(name)

  await view.open(await view.path())
  await expect.poll(heading.text).toBe(t('checkout.thanks'))
  await view.open(paths.home())
  await expect.poll(cartOf(0).count).toBe(1)
})
