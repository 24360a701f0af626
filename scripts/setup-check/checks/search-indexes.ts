import { isDeepStrictEqual } from 'node:util'
import {
  searchIndexSettings,
  searchIndexSettingsIn,
} from '#src/commerce/contract/search/search-index-settings.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import {
  createSearchAdminApi,
  type SearchAdminApi,
  SearchServiceError,
} from '#src/commerce/search-sync/search-admin-api.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Check, CheckedShop } from '../checked-shop.ts'
import { defect, type Finding, listed, note, works } from '../finding.ts'
import { callsOf } from '../service-failure.ts'
import type { Service } from '../services.ts'

type Settings = Readonly<Record<string, unknown>>

/** Why a call was refused: the service's own code, such as `index_not_found`. */
interface Refused {
  refusal: string
}

/** Refusals of a key, whether it is wrong or may not make this call. */
const keyRefusals = ['invalid_api_key', 'missing_authorization_header']

/** Settings whose order does not matter, and which may have more than the shop needs. */
const unordered = ['filterableAttributes', 'sortableAttributes']

/** Each language has an index of products with the shop's settings. */
export const checkSearchIndexes: Check = async (shop) => {
  const { search, searchAdmin } = shop.services
  const indexes = await Promise.all(shop.languages.map((language) => checkIndex(shop, language)))
  const unread = indexes.filter(({ isRead }) => isRead === false)
  const isReadByShop = searchAdmin === null && indexes.some(({ isRead }) => isRead === true)
  const withoutContent = await Promise.all(
    shop.languages.map(async (language) => {
      const found = await ask(search, shop, (api) => api.found(`content_${language}`, { q: '' }))
      return typeof found === 'number' ? [] : [`content_${language}`]
    }),
  )
  return [
    ...indexes.flatMap(({ findings }) => findings),
    ...(withoutContent.flat().length > 0
      ? [
          note(
            `There are no indexes of content (${listed(withoutContent.flat())}), so searches find only products.`,
            'npm run search:sync makes them.',
          ),
        ]
      : []),
    ...(unread.length > 0
      ? [
          note(
            'Ranking, typing errors and synonyms could not be compared.',
            'Set SEARCH_WRITE_KEY to a key with the action settings.get (docs/search.md).',
          ),
        ]
      : []),
    ...(isReadByShop && shop.variables.PUBLIC_ORIGIN.startsWith('https:')
      ? [
          note(
            'SEARCH_KEY may read the settings of indexes, so it allows more than searches.',
            'Give the shop a key with the action search only.',
          ),
        ]
      : []),
  ]
}

/** `isRead`: whether the settings could be read; null where there is nothing to read. */
async function checkIndex(
  shop: CheckedShop,
  language: Locale,
): Promise<{ findings: Finding[]; isRead: boolean | null }> {
  const { search, searchAdmin } = shop.services
  const uid = `products_${language}`
  const count = await ask(search, shop, (api) => api.found(uid, { q: '' }))
  if (typeof count !== 'number' || count === 0) {
    const state = count === 0 ? 'is empty' : `cannot be searched (${count.refusal})`
    return {
      findings: [defect(`The search index ${uid} ${state}.`, 'Fill it: npm run search:sync.')],
      isRead: null,
    }
  }
  const settings = await ask(searchAdmin ?? search, shop, (api) => api.settings(uid), true)
  const read = settings !== null && !('refusal' in settings) ? settings : null
  const differing = read ? differences(searchIndexSettingsIn(language), read) : await unusable(shop, uid)
  return {
    findings: [
      differing.length > 0
        ? defect(
            `The search index ${uid} does not have the shop’s settings: ${listed(differing)}.`,
            `npm run search:sync sets them; npm run search:settings -- ${language} prints them.`,
          )
        : works(`The search index ${uid} has products, and the shop’s settings.`),
    ],
    isRead: read !== null,
  }
}

/** The names of settings that an index lacks or has otherwise. */
function differences(wanted: Settings, actual: Settings): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const other = actual[name]
    const isSame =
      unordered.includes(name) && Array.isArray(value) && Array.isArray(other)
        ? value.every((entry) => other.includes(entry))
        : hasAll(value, other)
    return isSame ? [] : [name]
  })
}

/** True if a value has all that is wanted; records may have more. */
function hasAll(wanted: unknown, actual: unknown): boolean {
  if (!isRecord(wanted) || !isRecord(actual)) return isDeepStrictEqual(wanted, actual)
  return Object.entries(wanted).every(([name, value]) => hasAll(value, actual[name]))
}

function isRecord(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The settings without which the shop's searches are refused, tried by searching: the key may not read any. */
async function unusable(shop: CheckedShop, uid: string): Promise<string[]> {
  const { filterableAttributes, sortableAttributes, searchableAttributes } = searchIndexSettings
  const queries: Record<string, object> = {
    filterableAttributes: { filter: filterableAttributes.map((attribute) => `${attribute} EXISTS`) },
    sortableAttributes: { sort: sortableAttributes.map((attribute) => `${attribute}:asc`) },
    searchableAttributes: { attributesToSearchOn: searchableAttributes },
  }
  const tried = await Promise.all(
    Object.entries(queries).map(async ([name, query]) => {
      const found = await ask(shop.services.search, shop, (api) => api.found(uid, { q: '', ...query }))
      return typeof found === 'number' ? [] : [name]
    }),
  )
  return tried.flat()
}

/** Calls the search service. Its refusals are values; that of a key only if it `mayLackRights`. */
async function ask<T>(
  service: Service,
  { sleep }: CheckedShop,
  call: (api: SearchAdminApi) => Promise<T>,
  mayLackRights = false,
): Promise<T | Refused> {
  const api = createSearchAdminApi(service.http, { now: Date.now, sleep }, 0)
  return callsOf(service, async () => {
    try {
      return await call(api)
    } catch (error) {
      if (!(error instanceof SearchServiceError)) throw error
      if (keyRefusals.includes(error.code) && !mayLackRights) {
        throw new UpstreamError('status', error.message.split(':')[0] ?? '', { status: 403 })
      }
      return { refusal: error.code }
    }
  })
}
