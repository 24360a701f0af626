import type { Page } from 'playwright/test'
import { expect } from './shop.ts'

/** Windows to measure in. The narrowest is that of the accessibility guidelines (WCAG 2.2, 1.4.10 Reflow). */
export const windows = {
  narrowest: { width: 320, height: 844 },
  phone: { width: 390, height: 844 },
  /** 1280 pixels, enlarged to 200 %. */
  enlarged: { width: 640, height: 450 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 2560, height: 1440 },
}

/** Expects that nothing scrolls sideways in a window: neither the page nor an open dialog. Leaves the window as it was. */
export async function expectNoOverflow(
  page: Page,
  screen: string,
  { width, height } = windows.narrowest,
): Promise<void> {
  const before = page.viewportSize()
  await resize(page, { width, height })
  const wide = await page.evaluate(() => {
    const page = document.documentElement
    const inDialogs = [...document.querySelectorAll('dialog[open], dialog[open] *')]
    return [page, ...inDialogs.filter((element) => getComputedStyle(element).overflowX === 'auto')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} px in ${clientWidth} px`)
  })
  if (before) await resize(page, before)
  expect.soft(wide, `${screen} at ${width} px`).toEqual([])
}

/** Until a frame has the new size: after two changes within one frame Chromium was seen to draw no more. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise(requestAnimationFrame))
}
