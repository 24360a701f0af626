import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'

/** Loads all messages for tests and scripts, which run without the bundler that merges them. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const files = globSync(`src/i18n/messages/${locale}/*/*.ts`)
  const modules: object[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return Object.assign({}, ...modules.flatMap(Object.values))
}
