import type { Locale } from '#src/i18n/locales.ts'
import { bundlePlans } from '../plan/bundle-plan.ts'
import { car } from '../plan/cars.ts'
import { partType } from '../plan/part-types.ts'
import { wording } from '../plan/wording.ts'
import type { ProductSpec } from '../products/product-spec.ts'
import { brakesIn } from './brakes.ts'
import { depositName } from './deposit-name.ts'
import { keySpecs } from './key-spec.ts'
import { carOrEngine, formatValue, keyValue, pieces } from './values.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Replaces `{slots}` in a pattern; missing values become empty. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '')
}

/** The capitalized noun of a part type: `Bremsscheibe`. */
export function nounOf(id: string, language: Locale): string {
  return capital(partType(id).names[language].one)
}

/** The position of a part as text: `fram`, `vorne links`; agrees with the noun's gender in French. */
function positionText(position: string, id: string, language: Locale): string {
  const text = wording.position[position]?.[language] ?? ''
  if (language !== 'fr') return text
  const feminine = partType(id).names.fr.g === 'f'
  return text
    .replace(/^(avant|arrière) droite?$/, `$1 ${feminine ? 'droite' : 'droit'}`)
    .replace(/(supérieur|inférieur)$/, feminine ? '$1e' : '$1')
}

/** The name of a variant: `4 l`; empty for a product without variants. */
export function variantName({ variantBy, technical }: ProductSpec, language: Locale): string {
  const value = variantBy === undefined ? undefined : technical[variantBy]
  if (variantBy === undefined || value === undefined) return ''
  if (variantBy === 'pack_qty') return pieces(value, language)
  return formatValue(variantBy, value, language)
}

/** Attributes whose values may be a better noun than that of the part type. */
const kinds = ['relay_function', 'coil_type'] as const

/** The value that has the noun of the part type in it, and so stands in its place: `Main relay`, `Blockzündspule`. */
function kindAsNoun({ technical }: ProductSpec, id: string, language: Locale) {
  const noun = nounOf(id, language).toLowerCase()
  for (const kind of kinds) {
    const text = keyValue(kind, technical, '', language)
    if (text.toLowerCase().includes(noun)) return { kind, noun: capital(text) }
  }
  return null
}

function keySpec(spec: ProductSpec, id: string, language: Locale): string {
  const kind = kindAsNoun(spec, id, language)?.kind
  const [headWord = ''] = nounOf(id, language).toLowerCase().split(' ')
  return (keySpecs[id] ?? ['label'])
    .filter((entry) => entry !== kind)
    .map((entry) => {
      if (entry === 'handbrake') return isForHandbrake(spec) ? wording.extras.handbrake[language] : ''
      const text = keyValue(entry, spec.technical, spec.label ?? '', language)
      if (entry === 'condition') return conditionOf(id, text, language)
      // "Exhaust mounting rubber, rubber" says it twice, as "Bobine d’allumage, bobine cylindrique" does.
      if (entry === 'material' && nounOf(id, language).toLowerCase().endsWith(text.toLowerCase())) return ''
      return language === 'fr' && text.startsWith(`${headWord} `) ? text.slice(headWord.length + 1) : text
    })
    .filter((text) => text !== '')
    .join(', ')
}

/** True of rear brake shoes for cars with discs there: those shoes are in the drum of the handbrake. */
function isForHandbrake({ models, position }: ProductSpec): boolean {
  const hasDiscs = (model: string) => car(model).brakeSystems.every(({ rear }) => rear.type !== 'drum')
  return position === 'rear' && models.every(hasDiscs)
}

/**
 * The condition of a part; agrees with the noun's gender in French and Swedish. The Swedish value is neuter, as its label
 * *skick* is.
 */
function conditionOf(id: string, text: string, language: Locale): string {
  const { g } = partType(id).names[language]
  if (language === 'fr' && g === 'f') return text.replace(/^neuf/, 'neuve').replace(/^rénové/, 'rénovée')
  if (language === 'sv' && g !== 'n') return text.replace(/^nytt$/, 'ny').replace(/^renoverat/, 'renoverad')
  return text
}

/** The name of a product: `Bromsskiva fram, 280 × 22 mm, ventilerad – Bromsvik`. */
export function productName(spec: ProductSpec, language: Locale): string {
  if (spec.bundle) return bundleName(spec, language)
  if (spec.partType === null) return depositName(spec.deposit ?? '', language)
  // A part for both sides has no side in its name.
  const side = spec.position?.replace(/-both$/, '')
  const position = side ? positionText(side, spec.partType, language) : ''
  const measures = [keySpec(spec, spec.partType, language), chassisText(spec, language)]
    .filter((text) => text !== '')
    .join(', ')
  return fill(wording.name.default[language], {
    Noun: kindAsNoun(spec, spec.partType, language)?.noun ?? nounOf(spec.partType, language),
    pos: position === '' ? '' : `${language === 'fi' ? ', ' : ' '}${position}`,
    spec: measures === '' ? '' : `, ${measures}`,
    brand: spec.brandName,
  })
}

/** The chassis range in a name: `from chassis 271000`; empty without one. */
function chassisText({ chassis }: ProductSpec, language: Locale): string {
  if (chassis?.from !== undefined) return fill(wording.chassis.from[language], { n: String(chassis.from) })
  return chassis?.to === undefined ? '' : fill(wording.chassis.to[language], { n: String(chassis.to) })
}

/** The name of a bundle: `Bromspaket fram, Volvo 240, solida bromsskivor fram 263 mm · utan ABS`. */
function bundleName({ bundle, label = '' }: ProductSpec, language: Locale): string {
  const name = bundlePlans.find(({ id }) => id === bundle?.plan)?.name[language] ?? ''
  const brakes = bundle?.brakeSystem ? brakesIn(language, bundle.brakeSystem) : ''
  return [name, carOrEngine(label, language), brakes].filter((text) => text !== '').join(', ')
}
