import type { Product } from '#src/commerce/contract/catalogue/product.ts'
import type { TakeBack } from '#src/commerce/contract/catalogue/take-back.ts'
import { countryName } from '#src/features/region/region-text.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import * as paths from '#src/paths.ts'
import type { NamedLink } from '../../listing/listing-subject.ts'
import type { Fact } from '../facts/fact-list.tsx'
import { type HazardLabel, hazardLabel, type Sign } from './hazard-label.ts'

/** Legally required facts about the safety and disposal of a product, shown before an order. */
export interface Safety {
  /** `parts` names those of a set that have the label; empty for a product that is no set. */
  labels: (HazardLabel & { parts: string })[]
  /** Waste that has to be taken back; oil has no sign. */
  takeBack: { sign: Sign | null; text: string }[]
  takeBackLink: NamedLink
  /** The responsible companies and the origin. */
  facts: Fact[]
}

const bins: Partial<Record<TakeBack, string>> = {
  'lead-battery': 'bin-pb',
  battery: 'bin-battery',
  electrical: 'bin',
}

/** The sign of goods with a sorting rule of their own (Code de l'environnement, article L541-9-3). */
const triman: Sign = { source: '/safety/triman.svg', name: 'Triman' }

/** `parts` are those of a set, all that can be chosen; `country` is that of delivery. */
export function safetyOf(
  product: Product,
  parts: readonly Product[],
  { i18n, country }: { i18n: ServerI18n; country: string },
): Safety {
  const { t } = i18n
  const { bundle, countryOrigin } = product
  const all = [product, ...parts]
  const labels = [...Map.groupBy(all, ({ hazardCodes }) => hazardCodes)].flatMap(([codes, goods]) => {
    const label = hazardLabel(codes, i18n)
    return label ? { ...label, parts: bundle ? goods.map(({ name }) => name).join(' · ') : '' } : []
  })
  const makers = [...new Set(all.map(({ manufacturer }) => manufacturer))].filter(
    (maker) => maker.trim() !== '',
  )
  const takeBack = [...new Set(all.flatMap((part) => part.takeBack ?? []))].map((kind) => ({
    sign: bins[kind] ? { source: `/safety/${bins[kind]}.svg`, name: t('takeBack.bin') } : null,
    text: t(`takeBack.${kind}`),
  }))
  return {
    labels,
    takeBack:
      country === 'FR' && takeBack.length > 0
        ? [...takeBack, { sign: triman, text: t('takeBack.triman') }]
        : takeBack,
    takeBackLink: { name: t('info.take-back'), path: paths.info('take-back') },
    facts: [
      ...responsibleFor(makers, i18n),
      { name: t('product.origin'), values: countryOrigin ? [countryName(countryOrigin, i18n)] : [] },
    ].filter(({ values }) => values.length > 0),
  }
}

/**
 * Manufacturers, each with the responsible person in the Union after an empty line. One has a line for each of its facts,
 * several have a line each.
 */
function responsibleFor(makers: readonly string[], { t }: ServerI18n): Fact[] {
  const blocks = makers.map((maker) =>
    maker.split(/\n\s*\n/).map((block) => block.split('\n').flatMap((line) => line.trim() || [])),
  )
  const valuesOf = (place: 0 | 1) => {
    const found = blocks.flatMap((block) => (block[place] ? [block[place]] : []))
    return blocks.length === 1 ? found.flat() : [...new Set(found.map((lines) => lines.join(', ')))]
  }
  return [
    { name: t('product.manufacturer'), values: valuesOf(0) },
    { name: t('product.responsible'), values: valuesOf(1) },
  ]
}
