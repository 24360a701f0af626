import * as paths from '#src/paths.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { shoppers } from '#tests/journeys/shoppers.ts'

const discs = `${paths.category('brakes/disc-brakes/brake-discs')}?view=table`

for (const width of [320, 390]) {
  test(
    `a row of the table shows its price and its button at ${width} px`,
    coreIf(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(discs)
      const table = page.getByRole('table')
      await expect(table.getByRole('columnheader', { name: 'Diameter' })).toBeAttached()
      await expect(table.getByRole('row')).toHaveCount(21)
      const row = table.getByRole('row').nth(1)
      const frame = await page.locator('.product-table').boundingBox()
      for (const part of [
        row.getByRole('rowheader'),
        row.locator('.price'),
        row.getByRole('button', { name: /^Add to cart/ }),
      ]) {
        const box = await part.boundingBox()
        expect(box && box.x + box.width).toBeLessThanOrEqual(Number(frame && frame.x + frame.width))
      }
      expect(
        await page.locator('.product-table').evaluate((view) => view.scrollWidth - view.clientWidth),
      ).toBe(0)
    },
  )
}

test('the words in the empty search field are whole on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const { locale } of shoppers) {
    const { t } = createTestI18n(locale)
    await page.goto(`/${locale === 'en' ? '' : locale}`)
    const field = page.getByRole('searchbox', { name: t('search.search') })
    await expect(page.getByRole('button', { name: t('shell.categories') })).toBeVisible()
    const room = await field.evaluate(async (input: HTMLInputElement) => {
      await document.fonts.ready
      const { fontSize, fontFamily } = getComputedStyle(input, '::placeholder')
      const { paddingLeft, paddingRight } = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('No canvas to measure on')
      pen.font = `${fontSize} ${fontFamily}`
      const { width } = pen.measureText(input.placeholder)
      return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width
    })
    expect(room, locale).toBeGreaterThanOrEqual(0)
  }
})
