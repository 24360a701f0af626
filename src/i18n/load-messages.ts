import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'

/** All messages of one locale, for a server or a test. A browser imports the files that its document names. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const [first, later, suggest, consent, account, server] = await Promise.all([
    import(`./messages/${locale}/first.ts`),
    import(`./messages/${locale}/later.ts`),
    import(`./messages/${locale}/suggest.ts`),
    import(`./messages/${locale}/consent.ts`),
    import(`./messages/${locale}/account.ts`),
    import(`./messages/${locale}/server.ts`),
  ])
  return {
    ...first.messages,
    ...later.messages,
    ...suggest.messages,
    ...consent.messages,
    ...account.messages,
    ...server.messages,
  }
}
