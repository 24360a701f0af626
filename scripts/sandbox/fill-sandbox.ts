import { type Locale, locales } from '#src/i18n/locales.ts'
import type { AskSandbox } from '../shop/demo.ts'

/** Fills a sandbox's catalogue, and its search index in each of these languages: no page waits for that. */
export async function fillSandbox(
  ask: AskSandbox,
  secret = '',
  languages: readonly Locale[] = locales,
): Promise<void> {
  await expectOk('/api/checkout/selection', {})
  for (const language of languages) {
    await expectOk(`/search/indexes/products_${language}/stats`, { authorization: `Bearer ${secret}` })
  }

  async function expectOk(path: string, headers: Record<string, string>) {
    const response = await ask(path, headers)
    const text = await response.text()
    if (!response.ok) throw new Error(`The sandbox was not filled: ${path} answered ${text.slice(0, 200)}`)
  }
}
