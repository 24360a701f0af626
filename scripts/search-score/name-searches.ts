import { carSynonyms } from '#src/commerce/contract/search/trade-words/cars.ts'
import { locales } from '#src/i18n/locales.ts'
import type { Catalogue } from './catalogue.ts'
import type { Search } from './search.ts'

/**
 * Searches for every name that the catalogue has: nouns and plurals of parts, categories, and cars. All first results must
 * be of the part or category; a name that is in several of these lists is one search.
 */
export function nameSearches(catalogue: Catalogue): Search[] {
  const all = [...partNames(catalogue), ...categoryNames(catalogue), ...carNames(catalogue)]
  const typed = new Map<string, Search>()
  for (const search of all) {
    // Keyboards have straight apostrophes.
    const keyword = search.keyword.replaceAll('’', "'")
    const key = `${search.locale} ${keyword.toLowerCase()}`
    if (!typed.has(key)) typed.set(key, { ...search, keyword })
  }
  return [...typed.values()]
}

function partNames({ kinds }: Catalogue): Search[] {
  return locales.flatMap((locale) =>
    kinds.flatMap(({ id, nouns }) => {
      const { one, many } = nouns[locale]
      const wanted = { kinds: [id], every: true }
      return [
        { rule: 'every noun', locale, keyword: one, wanted },
        { rule: 'every plural', locale, keyword: many, wanted },
      ]
    }),
  )
}

function categoryNames({ categories }: Catalogue): Search[] {
  return locales.flatMap((locale) =>
    categories.map(({ names, kinds }) => ({
      rule: 'every category',
      locale,
      keyword: names[locale],
      wanted: { kinds, every: true },
    })),
  )
}

/** Each name that shoppers have for one car, in one of the languages, since all of them know all of these names. */
function carNames({ cars }: Catalogue): Search[] {
  const labels = cars.map(({ id, label }) => ({ id, name: label.toLowerCase() }))
  const nicknames = Object.entries(carSynonyms).flatMap(([name, written]) => {
    const meant = labels.filter((car) => written.some((words) => ` ${car.name} `.includes(` ${words} `)))
    const [only, ...others] = meant
    return only && others.length === 0 ? [{ id: only.id, name }] : []
  })
  return [...labels, ...nicknames].map(({ id, name }, at) => ({
    rule: 'every car',
    locale: locales[at % locales.length] ?? locales[0],
    keyword: name,
    wanted: { car: id },
  }))
}
