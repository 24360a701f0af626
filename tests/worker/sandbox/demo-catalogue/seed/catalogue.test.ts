import { expect, test } from 'vitest'
import { locales } from '#src/i18n/locales.ts'
import { pictureSubject } from '#worker/sandbox/catalogue/pictures/picture-subjects.ts'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import { car, cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { partType, partTypes } from '#worker/sandbox/demo-catalogue/seed/plan/part-types.ts'
import { productTexts } from '#worker/sandbox/demo-catalogue/seed/texts/product-texts.ts'
import { seededShop } from './seeded-shop.ts'

const shop = seededShop()

/** Further colours of a part. */
const colourVariants = shop.sql
  .all(`select product, style from product where style <> product and spec ->> 'variantBy' = 'colour'`)
  .map(({ product, style }) => ({ product: Number(product), style: Number(style) }))

test('the shop lists 5,230 products: 4,920 parts, 230 of them in a further colour, and 80 sets', () => {
  expect(shop.listed).toHaveLength(5230)
  expect(shop.parts).toHaveLength(4920 + 230)
  expect(colourVariants).toHaveLength(230)
  expect(shop.listed.filter(({ spec }) => spec.bundle)).toHaveLength(80)
})

test('every part type has exactly its planned products, and eight at least', () => {
  const counts = new Map(
    shop.sql
      .all(
        `select part_type, count(*) as n from product
         where part_type is not null and not (style <> product and spec ->> 'variantBy' = 'colour')
         group by part_type`,
      )
      .map(({ part_type, n }) => [String(part_type), Number(n)]),
  )
  expect(counts).toEqual(new Map(partTypes.map(({ id, plannedProducts }) => [id, plannedProducts])))
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(8)
})

test('part numbers, addresses and article numbers are given once', () => {
  for (const column of ['sku', 'uri']) {
    const values = shop.column(`select ${column} from product`)
    expect(new Set(values).size).toBe(values.length)
    expect(values.filter((value) => !/^[A-Za-z0-9-]+$/.test(String(value)))).toEqual([])
  }
  const items = shop.column('select ean from item')
  expect(new Set(items).size).toBe(items.length)
})

test('every product has a name in every language, unlike that of any other but the numbers it replaced', () => {
  for (const locale of locales) {
    const named = Map.groupBy(
      shop.listed.filter(({ spec }) => !spec.replacedBy),
      ({ spec }) => productTexts(spec, locale).name,
    )
    expect([...named.keys()].filter((name) => name.length < 6)).toEqual([])
    expect([...named].filter(([, products]) => products.length > 1).map(([name]) => name)).toEqual([])
  }
})

test('every part says who made it: name, postal and electronic address', () => {
  const records = shop.sql.all(
    'select p.sku, b.record from product p left join brand b on b.brand = p.brand where p.part_type is not null',
  )
  const silent = records.filter(({ record }) => {
    const { gpsr } = JSON.parse(String(record))
    return !gpsr.manufacturer || !/\d/.test(gpsr.address) || !/^safety@[a-z-]+\.example$/.test(gpsr.email)
  })
  expect(silent).toEqual([])
})

test('every listed product can be drawn', () => {
  const blank = shop.listed.filter(({ sku }) => !pictureSubject(shop.sql, sku)?.shape)
  expect(blank).toEqual([])
})

test('every car has sixty products, and at least one in each top category', () => {
  const fitting = shop.sql.all('select model, count(distinct product) as n from fitment group by model')
  expect(fitting.filter(({ n }) => Number(n) < 60)).toEqual([])
  expect(fitting).toHaveLength(cars.length)
  const perTop = shop.sql.all(`
    with recursive shelf(category, top) as (
      select category, category from category where parent is null and uri not like 'classic%'
      union all select c.category, s.top from category c join shelf s on c.parent = s.category
    )
    select distinct f.model, s.top from product p
      join shelf s on s.category = p.category join fitment f on f.product = p.product`)
  // A 2CV has neither a radiator nor a blower.
  expect(perTop).toHaveLength(cars.length * 13 - 1)
})

test('about 27,000 rows of fitment, five to seven a part; one part in seventeen fits every car', () => {
  const rows = shop.value('select count(*) from fitment')
  const fitted = shop.value('select count(distinct product) from fitment')
  expect(rows).toBeGreaterThan(26_000)
  expect(rows).toBeLessThan(28_000)
  expect(rows / fitted).toBeGreaterThan(5)
  expect(rows / fitted).toBeLessThan(7)
  const universal = shop.parts.filter(({ spec }) => spec.models.length === 0).length
  expect(universal / shop.parts.length).toBeGreaterThan(0.05)
  expect(universal / shop.parts.length).toBeLessThan(0.07)
})

test('Volvo and Saab have most of the shop, the German makers a quarter', () => {
  const makeOf = new Map(cars.map(({ id, make }) => [id, make]))
  const shareOf = (makes: string[]) => {
    const fitted = shop.parts.filter(({ spec }) => spec.models.length > 0)
    const matching = fitted.filter(({ spec }) => makes.includes(makeOf.get(spec.models[0] ?? '') ?? ''))
    return matching.length / fitted.length
  }
  expect(shareOf(['Volvo', 'Saab'])).toBeGreaterThan(0.55)
  expect(shareOf(['Volkswagen', 'BMW', 'Mercedes-Benz'])).toBeGreaterThan(0.2)
})

test('one product in ten comes in several sizes at one price', () => {
  const several = shop.value(
    'select count(*) from (select product from item group by product having count(*) > 1)',
  )
  expect(several / shop.listed.length).toBeGreaterThan(0.08)
  expect(several / shop.listed.length).toBeLessThan(0.11)
  const nameless = shop.value(`select count(*) from item
    where product in (select product from item group by product having count(*) > 1) and names ->> 'fi' = ''`)
  expect(nameless).toBe(0)
})

test('mats in another colour are products of their own, named and drawn in it', () => {
  const byProduct = new Map(shop.parts.map((part) => [part.product, part]))
  for (const { product, style } of colourVariants) {
    const [variant, first] = [byProduct.get(product)!, byProduct.get(style)!]
    const { colour } = variant.spec.technical
    expect(colour).not.toBe(first.spec.technical.colour)
    expect(variant.uri).toContain(`-${colour}-`)
    const { name, variantName } = productTexts(variant.spec, 'en')
    expect(variantName.toLowerCase()).toBe(colour)
    expect(name).toContain(`, ${colour}`)
    const [drawn, firstDrawn] = [variant, first].map(({ sku }) =>
      drawPicture(pictureSubject(shop.sql, sku)!, 1),
    )
    expect(drawn).not.toBe(firstDrawn)
    expect(variant.spec.models).toEqual(first.spec.models)
  }
})

test('forty makers keep to their trades, and parts come from fourteen countries', () => {
  expect(shop.value('select count(*) from brand')).toBe(40)
  expect(shop.value('select count(distinct brand) from product')).toBe(40)
  expect(
    shop.value(`select count(distinct spec ->> 'origin') from product where part_type is not null`),
  ).toBe(14)
  const trades = shop.sql.all(
    `select count(distinct part_type) as n from product where brand is not null group by brand`,
  )
  expect(Math.max(...trades.map(({ n }) => Number(n)))).toBeLessThan(30)
})

test('one category is six levels deep', () => {
  const [deepest] = shop.column(
    `select uri from category order by length(uri) - length(replace(uri, '/', '')) desc, category desc limit 1`,
  )
  expect(deepest).toMatch(/^classic-cars\/volvo\/amazon\/brakes\/disc-brakes\/[a-z-]+$/)
  const there = shop.value(`select count(*) from product_category pc join category c using (category)
    where c.uri = 'classic-cars/volvo/amazon/brakes/disc-brakes/brake-pads'`)
  expect(there).toBeGreaterThan(0)
})

test('values belong to the part type and are in the dictionary', () => {
  const strange = shop.parts.flatMap(({ sku, spec }) =>
    Object.keys(spec.technical)
      .filter((id) => !partType(spec.partType ?? '').attributes.includes(id))
      .map((id) => `${sku} ${id}`),
  )
  expect(strange).toEqual([])
})

test('a part has equal measures from every maker, and another price', () => {
  const alternatives = shop.sql.all(
    `select p.spec as own, o.spec as other, pp.price as price, op.price as another
     from relation r join product p on p.product = r.product join product o on o.product = r.related
     join price pp on pp.product = p.product and pp.pricelist = 11
     join price op on op.product = o.product and op.pricelist = 11
     where r.relation = 'alternative'`,
  )
  expect(alternatives.length).toBeGreaterThan(5000)
  const graded = ['surface', 'friction']
  const measures = (spec: unknown) =>
    Object.entries(JSON.parse(String(spec)).technical).filter(([id]) => !graded.includes(id))
  const unequal = alternatives.filter(
    ({ own, other }) => JSON.stringify(measures(own)) !== JSON.stringify(measures(other)),
  )
  expect(unequal).toEqual([])
  const samePrice = alternatives.filter(({ price, another }) => price === another).length
  expect(samePrice / alternatives.length).toBeLessThan(0.1)
})

test('parts for both ends of an axle are bought in twos, plugs one for each cylinder', () => {
  const perAxle = shop.parts.filter(
    ({ spec }) => spec.quantity.per === 'axle' && partType(spec.partType ?? '').recommendedQty.n === 2,
  )
  expect(perAxle.length).toBeGreaterThan(400)
  expect(perAxle.filter(({ spec }) => spec.quantity.n !== 2)).toEqual([])
  const oneSided = shop.parts.filter(({ spec }) => ['left', 'right'].includes(spec.technical.side ?? ''))
  expect(oneSided.filter(({ spec }) => spec.quantity.n !== 1)).toEqual([])
  const plugs = shop.parts.filter(({ spec }) => spec.partType === 'spark-plug')
  expect(plugs.filter(({ spec }) => ![2, 4, 5, 6, null].includes(spec.quantity.n))).toEqual([])
})

test('a part recommends no number where the cars it fits need different ones', () => {
  const needed = new Map(
    shop.sql
      .all(
        `select product, json_group_array(distinct row ->> 'qty') as numbers from fitment
         where row ->> 'qty' is not null group by product`,
      )
      .map(({ product, numbers }) => [Number(product), JSON.parse(String(numbers)).length]),
  )
  const parts = shop.parts.filter(({ product }) => needed.has(product))
  const several = parts.filter(({ product }) => needed.get(product) > 1)
  expect(new Set(several.map(({ spec }) => spec.partType))).toEqual(new Set(['spark-plug', 'engine-oil']))
  expect(several.filter(({ spec }) => spec.quantity.n !== null)).toEqual([])
  const others = parts.filter(({ spec }) => spec.quantity.per !== 'litre')
  expect(others.filter((part) => !several.includes(part) && part.spec.quantity.n === null)).toEqual([])
})

test('a liquid has a volume, so that its price per litre can be shown', () => {
  const poured = shop.parts.filter(({ spec }) => /^(fluids|care)\./.test(partType(spec.partType ?? '').group))
  expect(poured.length).toBeGreaterThan(200)
  const without = poured.filter(
    ({ spec }) => !(Number(spec.technical.volume_l) > 0 || Number(spec.technical.volume_ml) > 0),
  )
  expect(without).toEqual([])
})

test('lamps have bulbs as accessories, except gas discharge lamps', () => {
  const typesIn = (wanted: (id: string) => boolean) =>
    new Set(
      shop.parts
        .filter(({ spec }) => wanted(spec.partType ?? ''))
        .flatMap(({ spec }) => spec.technical.bulb_type?.split(', ') ?? []),
    )
  const sold = typesIn((id) => id === 'bulb')
  const needed = typesIn((id) => id !== 'bulb')
  expect([...needed].filter((type) => !sold.has(type) && !/^D\dS$/.test(type))).toEqual([])
  const inLamps = shop.parts.filter(
    ({ spec }) => spec.partType === 'bulb' && spec.technical.voltage_v === '12',
  )
  const types = new Set(inLamps.map(({ spec }) => spec.technical.bulb_type))
  for (const type of ['H1', 'H3', 'H8', 'H11', 'HB4', 'P21W', 'P21/5W', 'W5W']) expect(types).toContain(type)
})

test('a larger can costs less a litre, but no less than half', () => {
  const perLitre = new Map(
    shop.sql
      .all('select product, before from price where pricelist = 14')
      .map(({ product, before }) => [Number(product), Number(before)]),
  )
  const cans = shop.parts.filter(({ spec }) => spec.variantBy === 'volume_l' && !spec.replacedBy)
  const styles = Map.groupBy(cans, ({ product }) =>
    shop.value(`select style from product where product = ${product}`),
  )
  const several = [...styles.values()].filter(({ length }) => length > 1)
  expect(several.length).toBeGreaterThan(20)
  for (const variants of several) {
    const prices = variants.map(
      ({ product, spec }) => (perLitre.get(product) ?? 0) / Number(spec.technical.volume_l),
    )
    expect(Math.min(...prices) / Math.max(...prices), variants[0]?.sku).toBeGreaterThan(0.5)
  }
})

test('a paint code is one colour of a make, and a round headlight has no side', () => {
  const paints = shop.parts.filter(({ spec }) => spec.partType === 'touch-up-paint')
  const colours = Map.groupBy(
    paints,
    ({ spec }) => `${car(spec.models[0] ?? '').make} ${spec.technical.colour_code}`,
  )
  for (const [name, parts] of colours)
    expect(
      new Set(parts.map(({ spec }) => `${spec.technical.colour} ${spec.technical.finish}`)).size,
      name,
    ).toBe(1)
  const round = shop.parts.filter(({ spec }) => spec.partType === 'headlight' && spec.label === '7"')
  expect(round.length).toBeGreaterThan(1)
  for (const { sku, spec } of round)
    expect([spec.technical.side, spec.quantity.n], sku).toEqual([undefined, 2])
})

test('only lamps of up to 60 W are approved for the road, and the others say so', () => {
  const lamps = shop.parts.filter(({ spec }) => ['bulb', 'driving-light'].includes(spec.partType ?? ''))
  const unapproved = lamps.filter(({ spec }) => !spec.technical.ece_approved)
  expect(unapproved.length).toBeGreaterThan(5)
  for (const { spec, sku } of lamps) {
    const { description } = productTexts(spec, 'en')
    const isApproved = !unapproved.some((lamp) => lamp.sku === sku)
    expect(description.includes('Not approved for use on public roads'), sku).toBe(!isApproved)
    if (isApproved && spec.technical.light_source === 'halogen')
      expect(Number(spec.technical.power_w), sku).toBeLessThanOrEqual(60)
  }
})
