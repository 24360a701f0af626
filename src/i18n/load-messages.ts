import type { Locale } from './locales.ts'
import type { FirstMessages, LaterMessages, Messages } from './messages.ts'

const first = import.meta.glob<{ messages: FirstMessages }>('./messages/*.ts')
const later = import.meta.glob<{ messages: LaterMessages }>('./messages/*/later.ts')

/** The first messages of one locale, on the server. A browser imports the file that its document names. */
export async function loadFirstMessages(locale: Locale): Promise<FirstMessages> {
  const load = first[`./messages/${locale}.ts`]
  if (!load) throw new Error(`No messages for ${locale}`)
  return (await load()).messages
}

/** All messages of one locale, on the server. */
export async function loadAllMessages(locale: Locale): Promise<Messages> {
  const load = later[`./messages/${locale}/later.ts`]
  if (!load) throw new Error(`No later messages for ${locale}`)
  const [now, then] = await Promise.all([loadFirstMessages(locale), load()])
  return { ...now, ...then.messages }
}
