import type { Page } from 'playwright/test'
import { expect } from './shop.ts'

/** The cart button names its count only once the page is hydrated. For pages in English. */
export function expectHydrated(page: Page): Promise<void> {
  return expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible()
}

interface EarlyInput {
  selector: string
  /** Set on the control; without it the control is clicked. */
  value?: string
}

/** Gives these inputs as soon as the document has been parsed down to its footer, before any script has run. */
export async function inputBeforeScripts(page: Page, inputs: EarlyInput[]): Promise<void> {
  await page.addInitScript((wanted: EarlyInput[]) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('footer')) return
      observer.disconnect()
      for (const { selector, value } of wanted) {
        const control = document.querySelector<HTMLInputElement>(selector)
        if (value === undefined) control?.click()
        else if (control) control.value = value
      }
    }).observe(document, { childList: true, subtree: true })
  }, inputs)
}
