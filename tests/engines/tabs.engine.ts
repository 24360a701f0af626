import * as paths from '#src/paths.ts'
import { createTestI18n, expect, test } from './engine.ts'
import type { View } from './view.ts'

const { t } = createTestI18n('en')

const cartOf = (view: View, count: number) =>
  view.getByRole('button', { name: t('cart.withCount', { count }) })
const panel = (view: View) => view.getByRole('dialog', { name: t('cart.cart') })

test('each of two tabs shows the cart as the other has left it', async ({ view, openTab }) => {
  await view.open(paths.category('brakes/drum-brakes/brake-drums'))
  await expect.poll(cartOf(view, 0).count).toBe(1)
  const main = view.getByRole('main')
  const card = main.getByRole('article', { text: t('cart.add') })
  const name = String(await card.getByRole('heading').text())
  await card.getByRole('link', { name }).click()
  await expect.poll(view.getByRole('heading').text).toContain(name)
  await main.getByRole('button', { name: t('cart.add') }).click()
  const quantity = panel(view).getByRole('textbox', { name: t('cart.quantity') })
  await expect.poll(quantity.value).toMatch(/^[12]$/)
  const pieces = Number(await quantity.value())

  const other = await openTab()
  await other.open(paths.home())
  await cartOf(other, pieces).click()
  await panel(other)
    .getByRole('button', { name: t('cart.increase') })
    .click()
  await expect
    .poll(panel(other).getByRole('textbox', { name: t('cart.quantity') }).value)
    .toBe(`${pieces + 1}`)
  await view.show()
  await expect.poll(quantity.value).toBe(`${pieces + 1}`)

  await panel(view)
    .getByRole('button', { name: t('cart.remove') })
    .click()
  await other.show()
  await expect.poll(panel(other).text).toContain(t('cart.empty'))
})
