import { expect, test } from 'vitest'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { partType } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'
import type { ProductSpec } from '#worker/sandbox/demo-catalogue/seed/products/product-spec.ts'
import { fill } from '#worker/sandbox/demo-catalogue/seed/texts/name.ts'
import { productTexts } from '#worker/sandbox/demo-catalogue/seed/texts/product-texts.ts'
import { measureLine } from '#worker/sandbox/demo-catalogue/seed/texts/values.ts'
import { seededShop } from '../seeded-shop.ts'

const shop = seededShop()

const disc: ProductSpec = {
  partType: 'brake-disc',
  brandName: 'Bromsvik',
  position: 'front',
  technical: {
    axle: 'front',
    disc_type: 'vented',
    diameter_mm: '282.5',
    thickness_mm: '22',
    holes: '5',
    pcd_mm: '108',
    brake_system: 'vented-282.5-abs',
  },
  models: ['volvo-240', 'volvo-740'],
  originalNumbers: [],
  crossNumbers: [],
  origin: 'SE',
  quantity: { n: 2, per: 'axle' },
  availability: { kind: 'stock' },
  kilograms: 6,
}
const name = (spec: Partial<ProductSpec>, language: Locale) =>
  productTexts({ ...disc, ...spec }, language).name.replaceAll('\u00a0', ' ')
const description = (spec: Partial<ProductSpec>, language: Locale, deposit?: string) =>
  productTexts({ ...disc, ...spec }, language, deposit).description.replaceAll('\u00a0', ' ')

test('a name contains part, place, size and maker, as the language writes it', () => {
  expect(name({}, 'en')).toBe('Brake disc front, 282.5 × 22 mm, vented, 5 × 108 mm – Bromsvik')
  expect(name({}, 'sv')).toBe('Bromsskiva fram, 282,5 × 22 mm, ventilerad, 5 × 108 mm – Bromsvik')
  expect(name({}, 'fi')).toBe('Jarrulevy, etu, 282,5 × 22 mm, tuuletettu, 5 × 108 mm – Bromsvik')
  expect(name({}, 'da')).toBe('Bremseskive for, 282,5 × 22 mm, ventileret, 5 × 108 mm – Bromsvik')
  expect(name({}, 'fr')).toBe('Disque de frein avant, 282,5 × 22 mm, ventilé, 5 × 108 mm – Bromsvik')
  expect(name({}, 'nl')).toBe('Remschijf voor, 282,5 × 22 mm, geventileerd, 5 × 108 mm – Bromsvik')
  expect(name({}, 'de')).toBe('Bremsscheibe vorne, 282,5 × 22 mm, innenbelüftet, 5 × 108 mm – Bromsvik')
})

test('the name of a rim has its offset, as it is marked', () => {
  const rim = {
    partType: 'alloy-wheel',
    position: undefined,
    technical: { rim_size: '7.5Jx17', pcd: '5x108', offset_et: '52.5', centre_bore_mm: '63.4' },
  }
  expect(name(rim, 'en')).toContain('7.5Jx17, 5x108, ET 52.5, ')
  expect(name(rim, 'de')).toContain(', ET 52,5, ')
})

test('paint is named by what it is, not by how it is sold', () => {
  for (const language of locales) {
    const noun = partType('touch-up-paint').names[language].one.toLowerCase()
    for (const applicator of ['pen', 'brush'])
      expect(measureLine('applicator', applicator, language).toLowerCase(), language).not.toMatch(
        new RegExp(`: ${noun}$`),
      )
  }
})

test('French says left and right as the noun wants it', () => {
  const hose = { partType: 'radiator-hose', label: 'Volvo 240', technical: {}, position: 'upper' }
  expect(name(hose, 'fr')).toBe('Durite de radiateur supérieure, Volvo 240 – Bromsvik')
  const caliper = { partType: 'brake-caliper', label: 'Volvo 240', technical: {}, position: 'front-right' }
  expect(name(caliper, 'fr')).toBe('Étrier de frein avant droit, Volvo 240 – Bromsvik')
  expect(name({ ...caliper, partType: 'ball-joint' }, 'fr')).toBe(
    'Rotule de suspension avant droite, Volvo 240 – Bromsvik',
  )
})

test('French says new and refurbished as the noun wants it', () => {
  const pump = { partType: 'steering-pump', label: 'VW T4', position: undefined }
  expect(name({ ...pump, technical: { condition: 'remanufactured' } }, 'fr')).toBe(
    'Pompe de direction assistée, VW T4, rénovée (échange standard) – Bromsvik',
  )
  const starter = { ...pump, partType: 'starter-motor' }
  expect(name({ ...starter, technical: { condition: 'new' } }, 'fr')).toBe(
    'Démarreur, VW T4, neuf – Bromsvik',
  )
})

test('Swedish and Danish adjectives agree with neuters', () => {
  const part = { label: 'Volvo 240', position: undefined }
  const turbo = (condition: string) =>
    name({ ...part, partType: 'turbocharger', technical: { condition } }, 'sv')
  expect(turbo('new')).toBe('Turboaggregat, Volvo 240, nytt – Bromsvik')
  expect(turbo('remanufactured')).toBe('Turboaggregat, Volvo 240, renoverat (utbytesdel) – Bromsvik')
  const starter = { ...part, partType: 'starter-motor', technical: { condition: 'new' } }
  expect(name(starter, 'sv')).toBe('Startmotor, Volvo 240, ny – Bromsvik')
  const towbar = { ...part, partType: 'towbar', technical: { towbar_type: 'detachable' } }
  expect(name(towbar, 'da')).toBe('Anhængertræk, Volvo 240, aftageligt – Bromsvik')
})

test('counted words have the right plural', () => {
  const kit = { partType: 'timing-belt-kit', position: undefined, technical: { teeth: '138' } }
  expect(name(kit, 'en')).toBe('Timing belt kit, 138 teeth – Bromsvik')
  expect(name(kit, 'fi')).toBe('Jakohihnasarja, 138 hammasta – Bromsvik')
  const pump = { partType: 'washer-pump', position: undefined }
  expect(name({ ...pump, technical: { ports: '1' } }, 'nl')).toBe(
    'Ruitensproeierpomp, 1 aansluiting – Bromsvik',
  )
  expect(name({ ...pump, technical: { ports: '2' } }, 'de')).toBe('Waschwasserpumpe, 2 Anschlüsse – Bromsvik')
})

test('a family of engines is named as the language names it', () => {
  const pump = { partType: 'water-pump', label: 'Mini A-series', position: undefined, technical: {} }
  expect(name(pump, 'en')).toBe('Water pump, Mini A-series – Bromsvik')
  expect(name(pump, 'de')).toBe('Wasserpumpe, Mini A-Serie – Bromsvik')
  expect(name(pump, 'fr')).toBe('Pompe à eau, Mini série A – Bromsvik')
})

test('a name says what is easily taken for another thing', () => {
  const coolant = { partType: 'coolant', position: undefined, models: [] }
  const volume = { coolant_class: 'G11', volume_l: '1.5' }
  expect(name({ ...coolant, technical: volume }, 'de')).toBe('Kühlmittel, G11, 1,5 l, Konzentrat – Bromsvik')
  expect(name({ ...coolant, technical: { ...volume, ready_mixed: '1' } }, 'de')).toBe(
    'Kühlmittel, G11, 1,5 l, Fertiggemisch – Bromsvik',
  )
  const shoes = { partType: 'brake-shoes', position: 'rear', technical: { drum_diameter_mm: '160' } }
  expect(name({ ...shoes, label: 'Volvo 240', models: ['volvo-240'] }, 'en')).toBe(
    'Brake shoe set rear, Volvo 240, 160 mm, for the handbrake – Bromsvik',
  )
  expect(name({ ...shoes, label: 'VW Golf I', models: ['vw-golf-1'] }, 'en')).not.toContain('handbrake')
  const blades = { partType: 'wiper-blade', label: 'VW Golf IV', position: 'front' }
  const pair = { wiper_length_mm: '550', wiper_length_2_mm: '500' }
  expect(name({ ...blades, technical: pair }, 'fr')).toBe(
    'Balai d’essuie-glace avant, VW Golf IV, 550/500 mm, 2 pièces – Bromsvik',
  )
  expect(name({ ...blades, technical: { wiper_length_mm: '550' } }, 'fr')).not.toContain('pièce')
  const bush = { partType: 'control-arm-bush', label: 'Mini', technical: { bush_position: 'front' } }
  expect(name(bush, 'en')).toBe('Control arm bush front, Mini, at the front of the arm – Bromsvik')
  const plug = { partType: 'spark-plug', position: undefined, technical: { heat_range: '7' } }
  expect(name(plug, 'en')).toBe('Spark plug, heat range 7 – Bromsvik')
  expect(description(plug, 'en')).toContain('Heat range (higher = colder): 7')
})

test('an alternator is named by its pulley, a wheel bolt by the holes of the wheel', () => {
  const alternator = { partType: 'alternator', label: 'VW EA827', position: undefined }
  const grooved = { current_a: '65', pulley: 'v-belt', pulley_diameter_mm: '68', condition: 'new' }
  expect(name({ ...alternator, technical: grooved }, 'en')).toBe(
    'Alternator, VW EA827, 65 A, V groove, 68 mm, new – Bromsvik',
  )
  const ribbed = { ...grooved, pulley: 'ribbed', ribs: '6', pulley_diameter_mm: '56' }
  expect(name({ ...alternator, technical: ribbed }, 'en')).toBe(
    'Alternator, VW EA827, 65 A, 6 ribs, 56 mm, new – Bromsvik',
  )
  expect(name({ ...alternator, technical: ribbed }, 'de')).toBe(
    'Lichtmaschine, VW EA827, 65 A, 6 Rippen, 56 mm, neu – Bromsvik',
  )
  const bolt = { thread: 'M14x1.5', length_mm: '27', seat: 'ball', wheel_holes: '5' }
  expect(name({ partType: 'wheel-bolt', position: undefined, technical: bolt }, 'en')).toBe(
    'Wheel bolt, M14x1.5 × 27 mm, ball, for wheels with 5 holes – Bromsvik',
  )
})

test('a kind that has the noun in it stands in its place, and no word is there twice', () => {
  const relay = { partType: 'relay', position: undefined, label: 'Volvo 240' }
  const main = { ...relay, technical: { relay_function: 'main', current_a: '40' } }
  expect(name(main, 'en')).toBe('Main relay, Volvo 240, 40 A – Bromsvik')
  expect(name(main, 'de')).toBe('Hauptrelais, Volvo 240, 40 A – Bromsvik')
  const coil = { ...relay, partType: 'ignition-coil', technical: { coil_type: 'block' } }
  expect(name(coil, 'de')).toBe('Blockzündspule, Volvo 240 – Bromsvik')
  expect(name(coil, 'en')).toBe('Ignition coil, Volvo 240, coil pack – Bromsvik')
})

test('a car has the name under which it is sold in the language', () => {
  const pump = { partType: 'fuel-pump', label: 'VW Beetle', position: undefined, technical: {} }
  expect(name(pump, 'en')).toBe('Fuel pump, VW Beetle – Bromsvik')
  expect(name(pump, 'de')).toBe('Kraftstoffpumpe, VW Käfer – Bromsvik')
  expect(description({ ...pump, models: ['vw-beetle'] }, 'fi')).toContain('VW Kupla')
})

test('German keeps the capitals of nouns and no others', () => {
  const filter = { partType: 'air-filter', label: 'VW Golf I', position: undefined }
  expect(name({ ...filter, technical: { filter_design: 'panel' } }, 'de')).toBe(
    'Luftfilter, VW Golf I, Plattenfilter – Bromsvik',
  )
  const plug = { partType: 'spark-plug', position: undefined }
  expect(name({ ...plug, technical: { electrode_material: 'platinum', resistor: '1' } }, 'de')).toBe(
    'Zündkerze, Platin, mit Entstörwiderstand – Bromsvik',
  )
  const bars = { partType: 'roof-bars', label: 'VW Golf I', position: undefined }
  expect(name({ ...bars, technical: { roof_type: 'smooth' } }, 'de')).toBe(
    'Dachträgersatz, VW Golf I, glattes Dach – Bromsvik',
  )
  expect(name({ ...bars, technical: { roof_type: 'gutter' } }, 'de')).toContain(', Regenrinne –')
})

test('a slot without a value leaves nothing behind', () => {
  expect(fill('{a}, {b}.', { a: 'one' })).toBe('one, .')
})

test('a long list of cars is cut, and its sentence ends once', () => {
  const many = cars.map(({ id }) => id)
  expect(description({ models: many }, 'en')).toMatch(/Volvo PV 544, Volvo Amazon, Volvo P1800, Volvo 140 … /)
})

test('the two versions of a changed part are distinguished by the chassis number', () => {
  expect(name({ technical: {}, chassis: { to: 270_999 } }, 'en')).toContain('up to chassis 270999')
  expect(name({ technical: {}, chassis: { from: 271_000 } }, 'de')).toContain('ab Fahrgestell 271000')
})

test('a variant is named by its difference', () => {
  const oil = {
    partType: 'engine-oil',
    variantBy: 'volume_l',
    technical: { viscosity: '5W-30', volume_l: '0.5' },
  }
  expect(productTexts({ ...disc, ...oil }, 'sv').variantName).toBe('0,5\u00a0l')
  const bulb = { partType: 'bulb', variantBy: 'pack_qty', technical: { bulb_type: 'H7', pack_qty: '2' } }
  expect(productTexts({ ...disc, ...bulb }, 'fi').variantName).toBe('2\u00a0kpl')
  const single = { ...bulb, technical: { bulb_type: 'H7', pack_qty: '1' } }
  const named = locales.map((locale) =>
    productTexts({ ...disc, ...single }, locale).variantName.replace('\u00a0', ' '),
  )
  expect(Object.fromEntries(locales.map((locale, at) => [locale, named[at]]))).toEqual({
    en: '1 piece',
    sv: '1 st',
    fi: '1 kpl',
    da: '1 stk.',
    fr: '1 pièce',
    nl: '1 stuk',
    de: '1 Stück',
  })
  expect(productTexts({ ...disc, ...single }, 'en').name).not.toContain('piece')
  expect(productTexts(disc, 'en').variantName).toBe('')
})

test('a description names the cars, the measures, the pair and who may fit it', () => {
  const text = description({}, 'en')
  expect(text).toContain('Volvo 240, Volvo 740/760')
  expect(text).toContain('Diameter: 282.5 mm')
  expect(text).toContain('2 are needed per axle')
  expect(text).toContain('fitted by a qualified person')
})

test('only what can be bought singly is said to be sold individually', () => {
  const ofAxles = shop.parts.filter(({ spec }) => spec.quantity.per === 'axle' && Number(spec.quantity.n) > 1)
  const wrong = ofAxles.filter(({ spec }) => {
    const { description } = productTexts(spec, 'en')
    const [singly, inPairs] = [/Sold individually/, /Sold in pairs/].map((text) => text.test(description))
    const isPair = spec.soldBy?.multiple === 2
    return singly === isPair || inPairs !== isPair
  })
  expect(ofAxles.length).toBeGreaterThan(100)
  expect(wrong.map(({ sku }) => sku)).toEqual([])
})

test('the texts of paint and mats do not suggest comparing the old part', () => {
  expect(description({}, 'en')).toContain('Compare the measurements')
  const others = { position: undefined, technical: {} }
  for (const partType of ['touch-up-paint', 'floor-mat-set', 'workshop-manual', 'engine-oil'])
    expect(description({ ...others, partType }, 'en')).not.toMatch(/Compare|original part/)
})

test('only parts with measures are to be compared by them, the others by their number', () => {
  const wrong = shop.parts.filter(({ spec }) => {
    const measured = Object.keys(spec.technical).some((id) => id.endsWith('_mm'))
    const { description } = productTexts(spec, 'en')
    return description.includes('Compare the measurements')
      ? !measured
      : description.includes('Compare the original number') && measured
  })
  expect(wrong.map(({ sku }) => sku)).toEqual([])
  const mirror = description({ partType: 'door-mirror', technical: { heated: '1' } }, 'en')
  expect(mirror).toContain('Compare the original number')
})

test('only parts of an axle are of the front or rear axle; others have a position', () => {
  const onAxle = /^(brakes|suspension|steering)\./
  for (const { sku, spec } of shop.parts) {
    const { axle, position } = spec.technical
    if (axle) expect(partType(spec.partType ?? '').group, sku).toMatch(onAxle)
    if (position) expect(spec.position?.split('-')[0], sku).toBe(position)
  }
  for (const id of ['upholstery', 'bumper', 'door-seal', 'window-regulator']) {
    const places = shop.parts
      .filter(({ spec }) => spec.partType === id)
      .map(({ spec }) => spec.technical.position)
    expect(new Set(places), id).toEqual(new Set(['front', 'rear']))
  }
})

test('no description claims the quality of the original equipment', () => {
  const claims = shop.listed.filter(({ spec }) =>
    productTexts(spec, 'en').description.includes('original-equipment'),
  )
  expect(claims.map(({ sku }) => sku)).toEqual([])
  const sets = shop.listed.filter(({ spec }) => /winter|interior/.test(spec.bundle?.plan ?? ''))
  expect(sets).toHaveLength(20)
  for (const { spec, sku } of sets)
    expect(productTexts(spec, 'en').description, sku).not.toContain('replaced together')
})

test('a towbar is not said to need no changes to the car', () => {
  const towbar = { partType: 'towbar', position: undefined, technical: { max_trailer_kg: '1500' } }
  for (const brandName of ['Krokholm', 'Reinhalde', 'Étincelet', 'Dichtenau'])
    expect(description({ ...towbar, brandName }, 'en')).not.toContain('no changes')
  expect(description(towbar, 'de')).toContain('Stützlast')
  for (const { sku, spec } of shop.parts.filter(({ spec }) => spec.partType === 'towbar'))
    expect([Number(spec.technical.d_value_kn) > 2, spec.technical.ece_approved], sku).toEqual([true, '1'])
})

test('advice is given where it helps: discs are bedded in, cables are not; a book is no replacement part', () => {
  expect(description({}, 'en')).toContain('Bed in new discs and pads')
  const cable = description({ partType: 'handbrake-cable', technical: {}, position: 'rear' }, 'en')
  expect(cable).toContain('fitted by a qualified person')
  expect(cable).not.toContain('Bed in')
  expect(description({ partType: 'control-arm', technical: {} }, 'en')).toContain('wheel alignment')
  expect(description({ partType: 'wheel-bearing', technical: {} }, 'en')).not.toContain('wheel alignment')
  const damper = { partType: 'shock-absorber', technical: { axle: 'rear' } }
  expect(description(damper, 'en')).not.toContain('wheel alignment')
  const kit = { partType: 'timing-belt-kit', models: ['volvo-850'], technical: {}, position: undefined }
  const pumpToo = 'Replace the water pump at the same time'
  expect(description(kit, 'en')).toContain(pumpToo)
  expect(description({ ...kit, technical: { with_water_pump: '1' } }, 'en')).not.toContain(pumpToo)
  expect(description({ ...kit, models: ['volvo-240'] }, 'en')).not.toContain(pumpToo)
  const plug = { partType: 'spark-plug', technical: {}, quantity: { n: 4, per: 'cylinder' } }
  expect(description(plug, 'en')).toContain('One is needed per cylinder.')
  for (const brandName of ['Krokholm', 'Reinhalde', 'Étincelet', 'Dichtenau'])
    expect(description({ partType: 'workshop-manual', technical: {}, brandName }, 'en')).toContain(
      `Workshop manual from ${brandName} for`,
    )
})

test('every hazardous part has safety instructions in every language', () => {
  const cautions: Record<string, RegExp> = {
    'coil-spring': /spring compressor/,
    'strut-mount': /spring compressor/,
    'gas-strut': /gas under high pressure/,
    'starter-battery': /acid and gives off explosive gas/,
    'engine-heater': /230 V: plug it only into an earthed socket/,
    'brake-fluid': /Poisonous, and attacks paint|Mineral fluid: only for brakes made for it/,
    coolant: /Poisonous, and tastes sweet to children and animals/,
    'brake-hose': /Bleed the brakes afterwards/,
    towbar: /Do not exceed the trailer weight/,
  }
  for (const [partType, caution] of Object.entries(cautions)) {
    const parts = shop.parts.filter(({ spec }) => spec.partType === partType)
    expect(parts.length, partType).toBeGreaterThan(10)
    for (const { spec, sku } of parts) {
      expect(productTexts(spec, 'en').description, sku).toMatch(caution)
      const sentences = locales.map((locale) => productTexts(spec, locale).description.split(/[.!] /).length)
      expect(Math.max(...sentences) - Math.min(...sentences), sku).toBeLessThanOrEqual(2)
    }
  }
  for (const { spec, sku } of shop.parts.filter(({ spec }) => spec.partType === 'bulb'))
    expect(productTexts(spec, 'en').description.includes('Do not touch the glass'), sku).toBe(
      spec.technical.light_source === 'halogen',
    )
})

test('only a set whose parts can be chosen asks to choose', () => {
  for (const { spec, sku } of shop.listed.filter(({ spec }) => spec.bundle))
    expect(productTexts(spec, 'en').description.includes('Pick one of each'), sku).toBe(
      !/timing|suspension/.test(spec.bundle?.plan ?? ''),
    )
})

test('a deposit is spoken of with its amount, and not without', () => {
  const exchange = { depositItem: '5003-1' }
  expect(description(exchange, 'en', '30.00 EUR')).toContain('a core deposit of 30.00 EUR is added')
  expect(description(exchange, 'en')).not.toContain('deposit')
  expect(description({}, 'en', '30.00 EUR')).not.toContain('deposit')
})

test('a replaced number points to the one that replaces it', () => {
  expect(description({ replacedBy: 'BD-1-B' }, 'de')).toContain('Diese Nummer wurde durch BD-1-B ersetzt.')
})

test('no part is named after a car it does not fit', () => {
  const labels = new Map(cars.map(({ label, id }) => [label, id]))
  const wrong = shop.parts.flatMap(({ sku, spec }) => {
    const car = labels.get(spec.label ?? '')
    return car === undefined || spec.models.length === 0 || spec.models.includes(car) ? [] : [sku]
  })
  expect(wrong).toEqual([])
})

/** Makers of real parts, none of whom may be named in an invented shop. */
const realBrands =
  /\b(bosch|brembo|ate|trw|textar|ferodo|pagid|jurid|zimmermann|girling|lockheed|bendix|mann-filter|mahle|knecht|hengst|purflux|ngk|beru|denso|champion|magneti marelli|valeo|hella|osram|philips|narva|sachs|bilstein|monroe|kyb|kayaba|koni|boge|lemförder|meyle|febi|gates|contitech|dayco|ina|luk|skf|fag|snr|elring|victor reinz|goetze|behr|nissens|wahler|pierburg|solex|weber|zenith|stromberg|castrol|mobil|shell|total|motul|liqui moly|valvoline|varta|exide|tudor|banner|thule|brink|westfalia|calix|defa|sonax|turtle wax|facet|delphi|lucas|momo|nardi|scantech|bosal|walker|ernst|ronal|borbet)\b/i

test('no text in any language is unfinished, untidy or names a real maker of parts', () => {
  const faults: string[] = []
  for (const { spec, sku } of shop.listed) {
    for (const locale of locales) {
      const { name: title, variantName, excerpt, description: text } = productTexts(spec, locale, '30 €')
      const all = [title, variantName, excerpt, text].join('\n')
      const fault =
        /\{|\}|undefined|null|NaN| {2}|\n \n|, ,|,,|\.\.| [,;:!?]|[a-z]_[a-z]/.exec(all) ??
        realBrands.exec(all)
      if (fault) faults.push(`${sku} ${locale}: ${fault[0]}`)
      if (!text.endsWith('.')) faults.push(`${sku} ${locale}: no end`)
      if (title.trim() !== title || title.length > 140) faults.push(`${sku} ${locale}: ${title}`)
    }
  }
  expect(faults).toEqual([])
})

test('items that come in several kinds are named in every language', () => {
  const names = shop.column(`select distinct names from item where names ->> 'en' <> ''`)
  expect(names.length).toBeGreaterThan(20)
  const black = names.find((words) => JSON.parse(String(words)).en === 'Black')
  expect(JSON.parse(String(black))).toMatchObject({ sv: 'Svart', fi: 'Musta', de: 'Schwarz' })
  for (const words of names) {
    const labels: Record<string, string> = JSON.parse(String(words))
    expect(Object.keys(labels).sort()).toEqual([...locales].sort())
    expect(Object.values(labels).filter((word) => word === '' || word.includes('_'))).toEqual([])
  }
})
