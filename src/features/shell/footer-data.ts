import { languageName } from '#src/features/region/region-text.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { locales } from '#src/i18n/locales.ts'
import { paths } from '#src/paths.ts'

/** Links and texts of the footer. Does not need the catalogue, so that legal links are always available. */
export interface FooterData {
  groups: { title: string; links: { label: string; path: string }[] }[]
  /** Names of the languages, each in its own language. */
  languages: string[]
  /** Icons of payment and delivery methods. */
  marks: { name: 'invoice' | 'transfer' | 'parcel' | 'letter'; label: string }[]
}

const marks = ['invoice', 'transfer', 'parcel', 'letter'] as const
const groups = [
  { title: 'footer.service', slugs: ['delivery', 'returns'] },
  { title: 'footer.legal', slugs: ['terms', 'withdrawal', 'privacy'] },
] as const

export function footerData({ t }: ServerI18n): FooterData {
  return {
    groups: groups.map(({ title, slugs }) => ({
      title: t(title),
      links: slugs.map((slug) => ({ label: t(`info.${slug}`), path: paths.info(slug) })),
    })),
    languages: locales.map(languageName),
    marks: marks.map((name) => ({ name, label: t(`footer.${name}`) })),
  }
}
