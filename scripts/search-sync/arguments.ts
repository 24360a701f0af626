import { parseArgs } from 'node:util'
import { type Locale, locales } from '#src/i18n/locales.ts'

export interface SyncArguments {
  /** The products to update; null: all indexes are filled again. */
  products: string[] | null
  languages: readonly Locale[]
  /** Pages of the content service; without any, their indexes stay unchanged. */
  pages: string[]
  withContent: boolean
  /** Nothing is written. */
  isDry: boolean
  allowShrinking: boolean
}

/** The pages that the shop links to. */
const linkedPages = 'terms,privacy,delivery,returns,withdrawal,imprint,accessibility,take-back'

const listOf = (text: string) => text.split(',').flatMap((entry) => entry.trim() || [])
const isId = (text: string) => /^[\w-]{1,200}$/.test(text)

/** Throws an error with a sentence for the user. */
export function syncArguments(args: string[]): SyncArguments {
  const { values } = parseArgs({
    args,
    options: {
      ids: { type: 'string' },
      languages: { type: 'string', default: locales.join(',') },
      pages: { type: 'string', default: linkedPages },
      'no-content': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'allow-shrinking': { type: 'boolean', default: false },
    },
  })
  const products = values.ids === undefined ? null : listOf(values.ids)
  const wrong = products?.find((id) => !isId(id))
  if (wrong !== undefined) throw new Error(`“${wrong}” is not the id of a product.`)
  if (products?.length === 0) throw new Error('--ids names no product.')
  const asked = listOf(values.languages)
  const unknown = asked.find((language) => !locales.some((locale) => locale === language))
  if (unknown !== undefined) throw new Error(`“${unknown}” is none of ${locales.join(', ')}.`)
  if (asked.length === 0) throw new Error('--languages names no language.')
  return {
    products,
    languages: locales.filter((locale) => asked.includes(locale)),
    pages: listOf(values.pages),
    withContent: !values['no-content'] && products === null,
    isDry: values['dry-run'],
    allowShrinking: values['allow-shrinking'],
  }
}
