import * as v from 'valibot'
import type { Locale } from '#src/i18n/locales.ts'
import { type Labels, LabelsReply } from '../contract/catalogue/attributes/labels.ts'
import { type ContentBand, type ContentPage, type Faq, ShopFacts } from '../contract/content.ts'
import { parseTolerantly } from '../tolerant-parse.ts'
import type { ContentSource, ContentVersion } from './content-source.ts'
import { hasFillIn } from './fill-in.ts'
import { textsIn } from './texts-in.ts'

/** The pages, answers and bands of a language. */
export interface WrittenFiles {
  /** Pages by slug. */
  pages: Record<string, ContentPage>
  faq: Faq | null
  /** Editorial bands by position. */
  bands: Record<string, ContentBand>
}

/** The content of a language in `content/`. */
export interface LanguageFiles extends WrittenFiles {
  /** The files that are marked as drafts. */
  drafts: WrittenFiles
}

const none: WrittenFiles = { pages: {}, faq: null, bands: {} }
/** A language without files. */
export const noFiles: LanguageFiles = { ...none, drafts: none }

/** The files in `content/`, as the build reads them. */
export interface ContentFiles {
  load(language: Locale): Promise<LanguageFiles>
  /** `content/shop.json` */
  shop: unknown
  /** `content/labels.json`; null without it. */
  labels: unknown
}

/** Content from the files in the repository, which are part of the build. Never fails. */
export function createFileContent(
  files: ContentFiles,
  language: Locale,
  version: ContentVersion = 'published',
): ContentSource {
  async function load(): Promise<WrittenFiles> {
    const { drafts, ...published } = await files.load(language)
    if (version === 'published') return published
    return {
      pages: { ...published.pages, ...drafts.pages },
      faq: drafts.faq ?? published.faq,
      bands: { ...published.bands, ...drafts.bands },
    }
  }
  return {
    page: async (slug) => own((await load()).pages, slug),
    faq: async () => (await load()).faq,
    band: async (position) => own((await load()).bands, position),
    async labels() {
      return labelsFrom(files.labels, language)
    },
    async shop(country) {
      const parsed = parseTolerantly(ShopFacts, factsFrom(files.shop, country, language))
      return parsed.ok ? parsed.value : null
    },
  }
}

const Shop = v.fallback(
  v.looseObject({
    countries: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
  }),
  { countries: {} },
)

/** The countries that a `shop.json` has facts of its own for. */
export const countriesIn = (shop: unknown): string[] => Object.keys(v.parse(Shop, shop).countries)

/**
 * The facts of a `shop.json` for a country, as the contract has them: those for all countries, replaced by those of the
 * country. A fact with something left to fill in is left out, so that receipts never show it.
 */
export function factsFrom(shop: unknown, country: string, language: Locale): Record<string, unknown> {
  const { countries, ...shared } = v.parse(Shop, shop)
  const facts = Object.entries({ ...shared, ...own(countries, country) })
  return Object.fromEntries(
    facts.flatMap(([name, fact]) => (hasFillIn(fact) ? [] : [[name, textsIn(fact, language)]])),
  )
}

/** The names in a `labels.json`; null without one, or if they are not names. */
export function labelsFrom(labels: unknown, language: Locale): Labels | null {
  if (labels === null) return null
  const parsed = parseTolerantly(LabelsReply, { labels: textsIn(labels, language) })
  return parsed.ok ? parsed.value.labels : null
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | null {
  return Object.hasOwn(record, key) ? (record[key] ?? null) : null
}
