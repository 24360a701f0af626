import type { Page } from 'playwright/test'

/** Lets the next documents of a page note what moves in them; `shiftsOf` reads the notes. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const nameOf = (source: unknown) => {
      const node: unknown = Object(source).node
      if (!(node instanceof Node)) return 'a removed node'
      const element = node instanceof Element ? node : node.parentElement
      return `${element?.localName}.${element?.className}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = Object(entry)
        shifts.push(`${value} by ${Array.from(sources, nameOf).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts until fonts and all else have loaded and been drawn. */
export async function shiftsOf(page: Page): Promise<unknown> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    return Reflect.get(window, 'shifts')
  })
}
