import type { Page } from 'playwright/test'
import { samplePages } from '#scripts/shop/sample-pages.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { coreIf, expect, test } from '#tests/journeys/shop.ts'

/** The clipped part of the focus ring: by a scroll box around it, or by the window. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement
    if (!control) return []
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control)
    if (outlineStyle === 'none') return []
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const ring = control.getBoundingClientRect()
    const boxes = [{ name: 'window', left: 0, top: 0, right: innerWidth, bottom: innerHeight }]
    for (let around = control.parentElement; around && around !== document.documentElement; ) {
      const { left, top, right, bottom } = around.getBoundingClientRect()
      if (getComputedStyle(around).overflowX !== 'visible')
        boxes.push({ name: around.className, left, top, right, bottom })
      around = around.parentElement
    }
    return boxes
      .filter(
        ({ left, top, right, bottom }) =>
          ring.left - reach < left - 0.5 ||
          ring.top - reach < top - 0.5 ||
          ring.right + reach > right + 0.5 ||
          ring.bottom + reach > bottom + 0.5,
      )
      .map(({ name }) => `${control.textContent} by ${name}`)
  })

for (const width of [390, 1440]) {
  for (const name of ['home', 'listing', 'set']) {
    test(
      `rings of focus are whole on the screen "${name}" at ${width} px`,
      coreIf(name === 'listing' && width === 390),
      async ({ page, baseURL }) => {
        const screen = (await samplePages(String(baseURL))).find((sample) => sample.name === name)
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(screen?.path ?? '')
        await expectHydrated(page)
        for (let presses = 0; presses < 28; presses++) {
          await page.keyboard.press('Tab')
          expect(await cutOff(page)).toEqual([])
        }
      },
    )
  }
}
