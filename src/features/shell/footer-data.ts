import { languageNames } from '#src/features/region/language-names.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { createTerms } from '#src/i18n/terms.ts'
import { paths } from '#src/paths.ts'

/** What a footer leads to and shows, in words. It needs no catalogue: the law is there when that is unavailable. */
export interface FooterData {
  groups: { title: string; links: { label: string; path: string }[] }[]
  languages: Record<Locale, string>
  /** Ways to pay and to deliver, drawn. */
  marks: { name: 'invoice' | 'transfer' | 'parcel' | 'letter'; label: string }[]
}

const marks = ['invoice', 'transfer', 'parcel', 'letter'] as const
const groups = [
  { title: 'footer.service', slugs: ['delivery', 'returns'] },
  { title: 'footer.legal', slugs: ['terms', 'withdrawal', 'privacy'] },
] as const

export function footerData(locale: Locale): FooterData {
  const { t } = createTerms(locale)
  return {
    groups: groups.map(({ title, slugs }) => ({
      title: t(title),
      links: slugs.map((slug) => ({ label: t(`info.${slug}`), path: paths.info(slug) })),
    })),
    languages: languageNames,
    marks: marks.map((name) => ({ name, label: t(`footer.${name}`) })),
  }
}
