import type { infoSlugs } from '#src/config.ts'
import { type NewsletterFormData, newsletterFormData } from '#src/features/newsletter/newsletter-form-data.ts'
import { languageName } from '#src/features/region/region-text.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { locales } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'

/**
 * Links and texts of the footer. Does not need the catalogue, so that legal links are always available. Compact,
 * because every document contains it twice: as HTML and as data for hydration.
 */
export interface FooterData {
  groups: { title: string; links: [label: string, path: string][] }[]
  languages: string[]
  marks: { name: 'invoice' | 'transfer' | 'parcel' | 'letter'; label: string }[]
  newsletter: NewsletterFormData
  consent: string
}

const marks = ['invoice', 'transfer', 'parcel', 'letter'] as const
type InfoSlug = (typeof infoSlugs)[number]
const info = <Slug extends InfoSlug>(slug: Slug) =>
  ({ label: `info.${slug}`, path: paths.info(slug) }) as const
const groups = [
  {
    title: 'footer.service',
    links: [
      { label: 'parts.title', path: paths.parts() } as const,
      { label: 'quickOrder.title', path: paths.quickOrder() } as const,
      { label: 'support.faq', path: paths.faq() } as const,
      { label: 'footer.contact', path: paths.support() } as const,
      { label: 'trackOrder.title', path: paths.trackOrder() } as const,
      { label: 'withdraw.here', path: paths.withdraw() } as const,
      info('delivery'),
      info('returns'),
      info('take-back'),
    ],
  },
  {
    title: 'footer.legal',
    links: [info('terms'), info('withdrawal'), info('privacy'), info('imprint'), info('accessibility')],
  },
] as const

/** The links to the information pages. */
export function infoLinks({ t }: ServerI18n): [label: string, path: string][] {
  return groups
    .flatMap(({ links }) => [...links])
    .filter(({ path }) => path.startsWith(paths.info('')))
    .map(({ label, path }) => [t(label), path])
}

/** `measures`: true if the shop measures after consent; `forCars`: false if its goods are not for cars. */
export function footerData(
  i18n: ServerI18n,
  { measures, forCars }: { measures: boolean; forCars: boolean },
): FooterData {
  const { t } = i18n
  return {
    groups: groups.map(({ title, links }) => ({
      title: t(title),
      links: links
        .filter(({ path }) => forCars || path !== paths.parts())
        .map(({ label, path }) => [t(label), path]),
    })),
    languages: locales.map(languageName),
    marks: marks.map((name) => ({ name, label: t(`footer.${name}`) })),
    newsletter: newsletterFormData(i18n),
    consent: measures ? t('consent.settings') : '',
  }
}
