import type { InferInput } from 'valibot'
import type { ContentPage } from '#src/commerce/contract/content.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage, perLanguage } from '../../demo-catalogue/in-every-language.ts'
import { words as da } from './pages/da.ts'
import { words as de } from './pages/de.ts'
import { words as en } from './pages/en.ts'
import { words as fi } from './pages/fi.ts'
import { words as fr } from './pages/fr.ts'
import { words as nl } from './pages/nl.ts'
import { words as sv } from './pages/sv.ts'

type Words = Pick<InferInput<typeof ContentPage>, 'title' | 'description' | 'sections'>

interface Page {
  slug: string
  updated: string
  draft: boolean
  words: Record<Locale, Words>
}

/** A page as it is written down: its title, what it is about, and each section with its heading first. */
export type Written = [
  title: string,
  description: string,
  ...sections: [heading: string, ...paragraphs: string[]][],
]

const written = inEveryLanguage<Record<string, Written>>({ en, sv, fi, da, fr, nl, de })
const updated = '2026-11-02'

const published = Object.keys(en).map((slug): [string, Page] => [
  slug,
  { slug, updated, draft: false, words: perLanguage((locale) => read(pageOf(locale, slug))) },
])

/** Written, and not yet to be seen. */
const draft: Page = {
  slug: 'winter-check',
  updated,
  draft: true,
  words: perLanguage(() =>
    read(['Winter check', '', ['Battery', 'A weak battery fails at the first frost.']]),
  ),
}

/** Everything written, by slug. */
export const pages: ReadonlyMap<string, Page> = new Map([...published, [draft.slug, draft]])

function pageOf(locale: Locale, slug: string): Written {
  const page = written[locale][slug]
  if (!page) throw new Error(`${locale} has no page ${slug}`)
  return page
}

function read([title, description, ...sections]: Written): Words {
  return {
    title,
    description,
    sections: sections.map(([heading, ...paragraphs]) => ({ heading, paragraphs })),
  }
}
