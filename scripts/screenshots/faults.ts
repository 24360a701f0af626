import type { Page } from 'playwright'
import { loadMessages } from '#scripts/shop/load-messages.ts'

const keys = Object.keys(await loadMessages('en'))

/** Finds visible faults of the current screen, as sentences; empty without any. */
export async function faultsOf(page: Page, cardsWanted: number): Promise<string[]> {
  const seen = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    text: document.body.innerText,
    cards: [...document.querySelectorAll('main article')].filter(
      (card) => card.getBoundingClientRect().bottom <= innerHeight,
    ).length,
  }))
  const untranslated = keys.filter((key) => seen.text.includes(key))
  return [
    ...(seen.overflow > 0 ? [`is ${seen.overflow} px wider than the window`] : []),
    ...untranslated.map((key) => `shows the key ${key}`),
    ...(seen.cards < cardsWanted ? [`shows ${seen.cards} products above the fold, not ${cardsWanted}`] : []),
  ]
}
