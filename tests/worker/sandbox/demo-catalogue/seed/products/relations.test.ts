import { expect, test } from 'vitest'
import { car } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { type SeededProduct, seededShop } from '../seeded-shop.ts'

const shop = seededShop()
const byProduct = new Map(shop.listed.map((product) => [product.product, product]))
const pairs = shop.sql
  .all('select product, related, relation from relation')
  .flatMap(({ product, related, relation }) => {
    const [part, other] = [byProduct.get(Number(product)), byProduct.get(Number(related))]
    return part && other ? [{ part, other, relation: String(relation) }] : []
  })
const of = (relation: string) => pairs.filter((pair) => pair.relation === relation)
const beside = pairs.filter(({ relation }) => relation === 'accessory' || relation === 'standard')

test('a product is never its own relative, and all relatives are listed', () => {
  expect(pairs).toHaveLength(shop.value('select count(*) from relation'))
  expect(pairs.filter(({ part, other }) => part === other)).toEqual([])
})

test('nearly every part has an alternative by another maker, and best sellers for the same car', () => {
  expect(new Set(of('alternative').map(({ part }) => part)).size / 4920).toBeGreaterThan(0.95)
  expect(new Set(of('standard').map(({ part }) => part)).size / 4920).toBeGreaterThan(0.9)
  for (const { part, other } of of('alternative')) {
    expect(other.spec.partType).toBe(part.spec.partType)
    expect(other.spec.brandName).not.toBe(part.spec.brandName)
    expect(other.spec.models).toEqual(part.spec.models)
  }
})

test('a part shown next to another fits one of its cars, or all of them', () => {
  const strangers = beside.filter(
    ({ part, other }) =>
      part.spec.models.length > 0 &&
      other.spec.models.length > 0 &&
      !other.spec.models.some((model) => part.spec.models.includes(model)),
  )
  expect(strangers).toEqual([])
})

/** The engines a product fits, by its number; none for a universal part. */
const engines = new Map(
  [
    ...Map.groupBy(shop.sql.all('select product, model, engine from fitment'), ({ product }) =>
      Number(product),
    ),
  ].map(([product, rows]) => [
    product,
    new Set(
      rows.flatMap(({ model, engine }) =>
        engine === null ? car(String(model)).engines.map(({ id }) => id) : String(engine),
      ),
    ),
  ]),
)

test('a part shown next to another fits one of its engines', () => {
  const strangers = beside.filter(({ part, other }) => {
    const [left, right] = [engines.get(part.product), engines.get(other.product)]
    return left && right && ![...left].some((engine) => right.has(engine))
  })
  expect(strangers.map(({ part, other }) => `${part.sku} ${other.sku}`)).toEqual([])
})

test('front goes with front, left with left, and a brake system with its own', () => {
  for (const id of ['axle', 'position', 'side', 'steering_side']) {
    const odd = beside.filter(({ part, other }) => {
      const [left, right] = [part.spec.technical[id], other.spec.technical[id]]
      return left && right && left !== right
    })
    expect(
      odd.map(({ part, other }) => `${part.sku} ${other.sku}`),
      id,
    ).toEqual([])
  }
  const systems = beside.filter(({ part, other }) => {
    const [left, right] = [part.spec.technical.brake_system, other.spec.technical.brake_system]
    return left && right && !right.split(', ').some((code) => left.split(', ').includes(code))
  })
  expect(systems).toEqual([])
})

test('a lamp is offered bulbs of its own type and of the voltage of its car', () => {
  const bulbs = of('accessory').filter(({ other }) => other.spec.partType === 'bulb')
  expect(bulbs.length).toBeGreaterThan(100)
  for (const { part, other } of bulbs) {
    const { bulb_type: wanted } = part.spec.technical
    if (wanted) expect(wanted.split(', ')).toContain(other.spec.technical.bulb_type)
    for (const model of part.spec.models)
      expect(String(car(model).volts)).toBe(other.spec.technical.voltage_v)
  }
})

test('a pulley is offered belts that it takes, and a belt no pulley of another kind', () => {
  const beltFor: Record<string, string> = { 'v-belt': 'v-belt', ribbed: 'ribbed-belt' }
  const isBelt = ({ spec }: SeededProduct) => Object.values(beltFor).includes(spec.partType ?? '')
  const met = beside
    .flatMap(({ part, other }) => [
      { belt: other, driven: part },
      { belt: part, driven: other },
    ])
    .filter(({ belt, driven }) => isBelt(belt) && driven.spec.technical.pulley !== undefined)
  expect(met.length).toBeGreaterThan(20)
  const wrong = met.filter(
    ({ belt, driven }) => beltFor[driven.spec.technical.pulley ?? ''] !== belt.spec.partType,
  )
  expect(wrong.map(({ belt, driven }) => `${driven.sku} ${belt.sku}`)).toEqual([])

  const alternators = shop.parts.filter(
    ({ spec: { partType, replacedBy } }) => partType === 'alternator' && replacedBy === undefined,
  )
  const served = new Set(of('accessory').flatMap(({ part, other }) => (isBelt(other) ? [part] : [])))
  expect(alternators.filter((part) => !served.has(part)).map(({ sku }) => sku)).toEqual([])
  expect(new Set(alternators.map(({ spec }) => spec.technical.pulley))).toEqual(new Set(Object.keys(beltFor)))
})

test('a part is offered fuses of the time of its cars', () => {
  const fuses = beside.flatMap(({ part, other }) =>
    other.spec.technical.fuse_type
      ? part.spec.models.map((model) => ({
          sku: part.sku,
          kind: other.spec.technical.fuse_type,
          ...car(model),
        }))
      : [],
  )
  expect(fuses.length).toBeGreaterThan(20)
  const wrong = fuses.filter(
    ({ kind, yearFrom, make }) =>
      (kind === 'mini' && yearFrom < 1997) ||
      (kind === 'standard' && yearFrom < 1979) ||
      (kind === 'torpedo' && yearFrom >= 1990) ||
      (kind === 'glass' && !['MG', 'Austin/Rover'].includes(make)),
  )
  expect(wrong.map(({ sku, kind }) => `${sku} ${kind}`)).toEqual([])
})

test('a part is offered the coolant and the gearbox oil of the time of its cars', () => {
  const fluids = beside.filter(({ other }) => ['coolant', 'gearbox-oil'].includes(other.spec.partType ?? ''))
  expect(fluids.length).toBeGreaterThan(100)
  const wrong = fluids.filter(({ part, other }) => {
    const { coolant_class: coolant, api } = other.spec.technical
    const years = part.spec.models.map((model) => car(model).yearFrom)
    return (
      (api === 'GL-5' && years.length > 0) ||
      (coolant === 'G11' && years.some((year) => year >= 1996)) ||
      (coolant === 'G12+' && years.some((year) => year < 1996 || year >= 2008)) ||
      (coolant === 'G13' && years.some((year) => year < 2008))
    )
  })
  expect(wrong.map(({ part, other }) => `${part.sku} ${other.sku}`)).toEqual([])
})

test('no brake fluid is related to the mineral-oil brakes of a 2CV, and no mineral oil to others', () => {
  const fluids = beside.filter(({ other }) => other.spec.technical.dot_class)
  expect(fluids.length).toBeGreaterThan(100)
  for (const { part, other } of fluids) {
    const mineral =
      part.spec.models.join() === 'citroen-2cv' && part.spec.technical.brake_system === 'solid-244'
    expect(other.spec.technical.dot_class === 'LHM', `${part.sku} ${other.sku}`).toBe(mineral)
  }
  expect(fluids.some(({ other }) => other.spec.technical.dot_class === 'LHM')).toBe(true)
})

test('variants are the same thing by the same maker in another amount', () => {
  for (const { part, other } of of('variant')) {
    expect(other.spec.brandName).toBe(part.spec.brandName)
    const { variantBy = '' } = part.spec
    expect(other.spec.variantBy).toBe(variantBy)
    expect(other.spec.technical[variantBy]).not.toBe(part.spec.technical[variantBy])
  }
})

test('a part points to the sets it is in', () => {
  const members = shop.sql.all(
    `select b.product as "set", p.value as part from bundle b, json_each(sections) s, json_each(s.value, '$.products') p`,
  )
  const inSets = new Set(members.map(({ set, part }) => `${part} ${set}`))
  expect(of('set').length).toBeGreaterThan(300)
  for (const { part, other } of of('set')) expect(inSets).toContain(`${part.product} ${other.product}`)
})
