import axe from 'axe-core'
import type { Page } from 'playwright/test'
import { expect } from './shop.ts'

/** Between the schemes only the colours differ. */
const rulesOf = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  dark: ['color-contrast'],
}
/** The first rows of a list or a table stand for the others. */
const scope = { exclude: ['li:nth-child(n + 5)', 'tr:nth-child(n + 5)'] }

/** Runs axe on the current screen, in the light theme; in English, whose colours are those of all languages, in the dark one too. */
export async function expectAccessible(page: Page, screen: string) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  // Elements that are being replaced are faded.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Scrolled pages have controls half under the sticky header.
  await page.evaluate(() => scrollTo(0, 0))
  const language = await page.evaluate(() => document.documentElement.lang)
  for (const colorScheme of language === 'en' ? (['light', 'dark'] as const) : (['light'] as const)) {
    // Colours that are still changing would be measured half way.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      return Promise.allSettled(transitions.map(({ finished }) => finished))
    })
    // Nothing here plays, and stylesheets are the shop's own: axe need not fetch either again.
    const options = { runOnly: rulesOf[colorScheme], resultTypes: ['violations'], preload: false }
    const { violations } = await page.evaluate<axe.AxeResults>(
      `axe.run(${JSON.stringify(scope)}, ${JSON.stringify(options)})`,
    )
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
    expect.soft(found, `${screen}, ${colorScheme}`).toEqual([])
  }
}
