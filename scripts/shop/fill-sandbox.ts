import { type Locale, locales } from '#src/i18n/locales.ts'

/** Sends a GET request to a path of the sandbox. */
export type AskSandbox = (
  path: string,
  headers: Record<string, string>,
) => Promise<Pick<Response, 'ok' | 'text'>>

/**
 * Fills a sandbox's catalogue, and its search index in each of these languages: a page does not wait for it, so that the
 * first request must not be a shopper's.
 */
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
    // A server may close a kept connection in the very moment it is used again.
    const response = await ask(path, headers).catch(() => ask(path, headers))
    const text = await response.text()
    if (!response.ok) throw new Error(`The sandbox was not filled: ${path} answered ${text.slice(0, 200)}`)
  }
}
