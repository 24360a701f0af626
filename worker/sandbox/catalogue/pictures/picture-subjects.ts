import * as v from 'valibot'
import type { PictureSubject, Piece, ValveCover } from '../../demo-catalogue/pictures/subject.ts'
import { car, cars } from '../../demo-catalogue/seed/plan/cars.ts'
import { partType } from '../../demo-catalogue/seed/plan/part-types.ts'
import { parseSpec } from '../../demo-catalogue/seed/products/product-spec.ts'
import { hash } from '../../demo-catalogue/seed/random.ts'
import type { Sql } from '../../demo-catalogue/sql.ts'

/**
 * The data a picture is drawn from; a bundle has its parts in `pieces`, a deposit is drawn as a plain carton. Null when
 * the SKU is unknown.
 */
export function pictureSubject(sql: Sql, sku: string): PictureSubject | null {
  const [row] = sql.all('select spec from product where sku = ?', sku)
  if (!row) return null
  const spec = parseSpec(row.spec)
  const { technical, brandName } = spec
  const type = spec.partType === null ? null : partType(spec.partType)
  const steering = technical.steering_side
  return {
    sku,
    partType: type?.id ?? '',
    shape: type?.shape ?? 'box',
    preset: type === null ? 'set' : type.shapePreset,
    technical: { ...technical, ...shown(technical), ...inMillimetres(spec.label) },
    side: technical.side ?? sideOf(spec.position),
    axle: technical.axle ?? technical.position ?? null,
    steering: steering === 'lhd' || steering === 'rhd' ? steering : null,
    ...factsOfCars(spec.models),
    ...valveCoverOf(spec.label),
    hue: hash(`hue ${brandName}`) % 360,
    brandName,
    ...(spec.bundle ? { pieces: piecesOf(sql, sku) } : {}),
  }
}

const Slot = v.object({
  sku: v.string(),
  quantity: v.number(),
  required: v.number(),
})

/** The first part of each section of a bundle. */
function piecesOf(sql: Sql, sku: string): Piece[] {
  const sections = sql.all(
    `select part.sku, place.value ->> 'quantity' as quantity, place.value ->> 'required' as required
     from product as whole join bundle using (product), json_each(bundle.sections) as place
       join product as part on part.product = place.value ->> '$.products[0]'
     where whole.sku = ? order by required desc, place.key`,
    sku,
  )
  return sections.flatMap((row) => {
    const { sku: number, quantity, required } = v.parse(Slot, row)
    const part = pictureSubject(sql, number)
    return part ? [{ part, quantity, required: required === 1 }] : []
  })
}

/** Picks the first colour of a part that comes in several. */
function shown(technical: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    ['colour', 'cable_colour'].flatMap((id) => {
      const [first] = technical[id]?.split(', ') ?? []
      return first === undefined ? [] : [[id, first]]
    }),
  )
}

/** The diameter of a part that is named by it in inches: a round headlight of 7". */
function inMillimetres(label = ''): Record<string, string> {
  const [, inches] = /^(\d+)"$/.exec(label) ?? []
  return inches === undefined ? {} : { outer_diameter_mm: String(Math.round(Number(inches) * 25.4)) }
}

/** The facts that all cars of a part have in common. */
function factsOfCars(
  models: readonly string[],
): Pick<PictureSubject, 'drive' | 'make' | 'yearFrom' | 'headlamps' | 'studs'> {
  const [first, ...others] = models.map(car)
  if (!first) return {}
  const { drive, make, yearFrom, headlampShape: headlamps, studs } = first
  return {
    ...(others.every((other) => other.drive === drive) && { drive }),
    ...(others.every((other) => other.make === make) && { make }),
    ...(others.every((other) => other.yearFrom === yearFrom) && { yearFrom }),
    ...(others.every((other) => other.headlampShape === headlamps) && { headlamps }),
    ...(others.every((other) => other.studs === studs) && { studs }),
  }
}

/** Valve covers by the name of the engine. */
const valveCovers = new Map<string, ValveCover>()
for (const { cylinders, needs } of cars.flatMap(({ engines }) => engines))
  valveCovers.set(needs.label, { cylinders: cylinders / needs.banks, kind: needs.valveCover ?? 'bolted' })

function valveCoverOf(label = ''): Pick<PictureSubject, 'valveCover'> {
  const valveCover = valveCovers.get(label)
  return valveCover ? { valveCover } : {}
}

function sideOf(position: string | undefined): string | null {
  return position === 'left' || position === 'right' ? position : null
}
