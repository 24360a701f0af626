import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage, perLanguage } from '../demo-catalogue/in-every-language.ts'
import { pages as da } from './pages/da.ts'
import { pages as de } from './pages/de.ts'
import { pages as en } from './pages/en.ts'
import { pages as fi } from './pages/fi.ts'
import { pages as fr } from './pages/fr.ts'
import { pages as nl } from './pages/nl.ts'
import type { Facts, PageSource } from './pages/page-source.ts'
import { pages as sv } from './pages/sv.ts'

interface PageText {
  title: string
  description: string
  sections: { heading: string; paragraphs: string[]; html?: string; facts?: Facts }[]
}

interface Page {
  slug: string
  updated: string
  draft: boolean
  texts: Record<Locale, PageText>
}

const sources = inEveryLanguage<Record<string, PageSource>>({ en, sv, fi, da, fr, nl, de })
const updated = '2026-11-02'
/** Pages that were changed later. */
const updatedLater: Record<string, string> = {
  terms: '2026-11-28',
  privacy: '2026-11-28',
  delivery: '2026-11-28',
  withdrawal: '2026-11-28',
  imprint: '2026-11-28',
  'take-back': '2026-11-28',
}

const published = Object.keys(en).map((slug): [string, Page] => [
  slug,
  {
    slug,
    updated: updatedLater[slug] ?? updated,
    draft: false,
    texts: perLanguage((locale) => read(pageOf(locale, slug))),
  },
])

/** A draft, to test that unpublished pages are not served. */
const draft: Page = {
  slug: 'winter-check',
  updated,
  draft: true,
  texts: perLanguage(() =>
    read(['Winter check', '', ['Battery', 'A weak battery fails at the first frost.']]),
  ),
}

/** All pages by slug, drafts included. */
export const pages: ReadonlyMap<string, Page> = new Map([...published, [draft.slug, draft]])

function pageOf(locale: Locale, slug: string): PageSource {
  const page = sources[locale][slug]
  if (!page) throw new Error(`${locale} has no page ${slug}`)
  return page
}

function read([title, description, ...sections]: PageSource): PageText {
  return {
    title,
    description,
    sections: sections.map((section) => {
      if (!Array.isArray(section)) return { paragraphs: [], ...section }
      const [heading, ...paragraphs] = section
      return { heading, paragraphs }
    }),
  }
}
