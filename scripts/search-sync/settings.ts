import { searchIndexSettingsIn } from '#src/commerce/contract/search/search-index-settings.ts'
import { isLocale, locales } from '#src/i18n/locales.ts'

/** Prints the settings of the search index of a language as JSON: `npm --silent run search:settings -- sv`. */
const [language] = process.argv.slice(2)
if (!isLocale(language)) {
  console.error(`Which language: ${locales.join(', ')}?`)
  process.exit(1)
}
console.log(JSON.stringify(searchIndexSettingsIn(language), null, 2))
