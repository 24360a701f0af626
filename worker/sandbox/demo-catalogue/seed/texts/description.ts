import type { Locale } from '#src/i18n/locales.ts'
import { attributes } from '../plan/attributes.ts'
import { beltDriveOf } from '../plan/belt-drive.ts'
import { isFixedPlan } from '../plan/bundle-plan.ts'
import { car } from '../plan/cars.ts'
import { partType } from '../plan/part-types.ts'
import { wording } from '../plan/wording.ts'
import type { ProductSpec } from '../products/product-spec.ts'
import { hash } from '../random.ts'
import { fill, nounOf } from './name.ts'
import { carOrEngine, formatValue, measureLine } from './values.ts'

/** Category groups where measures do not decide whether a part fits. */
const noComparison = [
  'fluids',
  'care',
  'interior',
  'accessories.tools',
  'accessories.literature',
  'lighting.bulbs',
]
const tools = ['accessories.tools']
const pours = ['fluids', 'care']
const maxModels = 4
const maxMeasures = 4

const within = (group: string, names: readonly string[]) =>
  names.some((name) => group === name || group.startsWith(`${name}.`))

function modelList(models: readonly string[], language: Locale): string {
  const labels = [...new Set(models.map((model) => carOrEngine(car(model).label, language)))]
  return labels.length > maxModels ? `${labels.slice(0, maxModels).join(', ')} …` : labels.join(', ')
}

/** The sentence keys of a group's descriptions, in order. */
function planOf(group: string): readonly string[] {
  const [top = ''] = group.split('.')
  const usage =
    wording.use[group] ??
    wording.use[
      top === 'ignition' || top === 'fuel' ? 'ignition-fuel' : top === 'steering' ? 'suspension' : top
    ]
  return usage ?? wording.use['*'] ?? []
}

function intro(spec: ProductSpec, id: string, options: readonly string[]): string {
  const { group } = partType(id)
  if (spec.models.length === 0)
    return within(group, pours) ? 'care' : within(group, tools) ? 'tool' : 'universal'
  const [first = 'intro1'] = options
  return (
    options[
      hash(`${id} ${JSON.stringify(spec.technical)} ${spec.models.join()} ${spec.brandName}`) % options.length
    ] ?? first
  )
}

/** True if a part has a length that can be compared with that of another. */
const hasMeasures = ({ technical }: ProductSpec) =>
  Object.keys(technical).some((id) => attributes[id]?.unit === 'mm')

/** True if a timing belt kit comes without the water pump that its belt drives; older pumps are on the V-belt. */
const drivesPump = ({ technical, models }: ProductSpec) =>
  !technical.with_water_pump && models.every((model) => beltDriveOf(car(model)) === 'ribbed')

/** Bundles of parts that are not replaced for wear. */
const kits = ['winter', 'interior']

/** The keys of the sentences that apply to a product. */
function* sentenceKeys(spec: ProductSpec, id: string, deposit: string): Iterable<string> {
  const { group, shipping } = partType(id)
  const compared = !within(group, noComparison) && spec.models.length > 0
  for (const entry of planOf(group)) {
    const [, name = entry, only] = /^([a-zA-Z0-9|]+)\??(?:\((.*)\))?$/.exec(entry) ?? []
    if (only !== undefined && !only.split(',').includes(id)) continue
    if (name === 'intro3') {
      if (compared) yield name
    } else if (name.startsWith('intro')) {
      const options = name.split('|').filter((option) => compared || option !== 'intro3')
      const first = intro(spec, id, options)
      // "Made to measure" does not say for which cars.
      if (first === 'intro3') yield 'intro1'
      yield first
    } else if (name === 'check') {
      if (compared) yield hasMeasures(spec) ? name : 'checkNumber'
    } else if (name === 'qtyAxle') {
      if (spec.quantity.per === 'axle' && Number(spec.quantity.n) > 1)
        yield spec.soldBy?.multiple === spec.quantity.n ? 'qtyPair' : name
    } else if (name === 'qtyCyl') {
      if (spec.quantity.per === 'cylinder' && Number(spec.quantity.n) > 1) yield name
    } else if (name === 'timing') {
      if (drivesPump(spec)) yield name
    } else if (name === 'steering') {
      if (spec.technical.axle !== 'rear') yield name
    } else if (name === 'noRoad') {
      if (partType(id).attributes.includes('ece_approved') && !spec.technical.ece_approved) yield name
    } else if (name === 'safetyBrakeFluid' || name === 'safetyMineralFluid') {
      if ((spec.technical.dot_class === 'LHM') === (name === 'safetyMineralFluid')) yield name
    } else if (name === 'safetyLamp') {
      if (spec.technical.light_source === 'halogen') yield name
    } else if (name === 'set') {
      if (spec.technical.set_contents) yield name
    } else if (name === 'core') {
      if (spec.depositItem && deposit !== '' && !spec.depositCountry) yield name
    } else if (name === 'paint') {
      if (spec.technical.surface_treatment === 'primed' || spec.technical.surface_treatment === 'galvanised')
        yield name
    } else if (!['hazard', 'chassis'].includes(name)) yield name
  }
  if (spec.chassis)
    yield spec.chassis.from === undefined
      ? 'chassisTo'
      : spec.chassis.to === undefined
        ? 'chassisFrom'
        : 'chassis'
  if (shipping.startsWith('hazmat')) yield 'hazard'
  if (spec.replacedBy) yield 'superseded'
}

/**
 * The description of a product, only from its specification. The deposit is mentioned only when `deposit` has its
 * amount, formatted in the reader's currency.
 */
export function productDescription(spec: ProductSpec, language: Locale, deposit = ''): string {
  if (spec.bundle) {
    const { plan, model } = spec.bundle
    const key = kits.includes(plan) ? 'bundleKit' : isFixedPlan(plan) ? 'bundleFixed' : 'bundle'
    return sentence(key, { models: carOrEngine(car(model).label, language) }, language)
  }
  if (spec.partType === null) return ''
  const values = {
    Noun: nounOf(spec.partType, language),
    brand: spec.brandName,
    models: modelList(spec.models, language),
    n: String(spec.quantity.n ?? ''),
    contents: spec.technical.set_contents
      ? formatValue('set_contents', spec.technical.set_contents, language)
      : '',
    amount: deposit,
    from: String(spec.chassis?.from ?? ''),
    to: String(spec.chassis?.to ?? ''),
    number: spec.replacedBy ?? '',
  }
  const sentences = [...sentenceKeys(spec, spec.partType, deposit)].map((key) =>
    sentence(key, values, language),
  )
  const [first = '', ...rest] = sentences
  const all = [first, mainMeasures(spec, language), ...rest].filter((text) => text !== '')
  // A shortened list ends with an ellipsis instead of a full stop.
  return all.join(' ').replaceAll('….', '…')
}

function sentence(key: string, values: Readonly<Record<string, string>>, language: Locale): string {
  return addNoBreakSpaces(fill(wording.sentences[key]?.[language] ?? '', values), language)
}

/** Adds no-break spaces before signs such as `%`; English and Dutch have none. */
function addNoBreakSpaces(text: string, language: Locale): string {
  const close = language === 'en' || language === 'nl'
  return text.replace(/ (?=[;:!?])/g, '\u00a0').replace(/(\d) %/g, close ? '$1%' : '$1\u00a0%')
}

/** The first measures of a part as a sentence: `Diameter: 280 mm; thickness …`. */
function mainMeasures(spec: ProductSpec, language: Locale): string {
  const ids = spec.partType === null ? [] : partType(spec.partType).attributes
  const lines = ids
    .filter((id) => !['axle', 'position', 'side', 'set_contents'].includes(id))
    .flatMap((id) => {
      const value = spec.technical[id]
      return value === undefined ? [] : [measureLine(id, value, language)]
    })
    .slice(0, maxMeasures)
  const apart = language === 'fr' ? '\u00a0; ' : '; '
  return lines.length === 0 ? '' : `${lines.join(apart)}.`
}

/** The excerpt for lists and search results: the main measures. */
export function productExcerpt(spec: ProductSpec, language: Locale): string {
  return mainMeasures(spec, language)
}
