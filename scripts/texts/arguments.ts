import { parseArgs } from 'node:util'
import { locales } from '#src/i18n/locales.ts'

export type TextsCommand =
  | { do: 'export'; languages: readonly string[]; folder: string }
  | { do: 'import'; file: string }

const usage =
  'Say npm run texts -- export, with --language fi for one language, or npm run texts -- import fi.xlf.'

/**
 * Of `npm run texts -- export --language fi --output texts` and `npm run texts -- import texts/fi.xlf`. Throws an error
 * with a sentence for the user.
 */
export function textsCommand(args: string[]): TextsCommand {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { language: { type: 'string' }, output: { type: 'string' } },
  })
  const [command, file, ...more] = positionals
  if (command === 'import' && file !== undefined && more.length === 0) {
    if (values.language !== undefined || values.output !== undefined)
      throw new Error('An import takes no options: the file names its language.')
    return { do: 'import', file }
  }
  if (command !== 'export' || file !== undefined) throw new Error(usage)
  const languages = values.language === undefined ? locales : [values.language]
  const wrong = languages.find((language) => !isLanguage(language))
  if (wrong !== undefined) throw new Error(`“${wrong}” is not the code of a language, such as pl.`)
  return { do: 'export', languages, folder: values.output ?? 'texts' }
}

/** Codes of two letters, as they are in addresses. */
export function isLanguage(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && Intl.PluralRules.supportedLocalesOf(code).length > 0
}
