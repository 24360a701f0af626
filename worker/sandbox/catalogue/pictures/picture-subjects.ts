import * as v from 'valibot'
import type { PictureSubject, Piece } from '../../demo-catalogue/pictures/subject.ts'
import { car } from '../../demo-catalogue/seed/plan/cars.ts'
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
    technical: { ...technical, ...shown(technical) },
    side: technical.side ?? sideOf(spec.position),
    axle: technical.axle ?? technical.position ?? null,
    steering: steering === 'lhd' || steering === 'rhd' ? steering : null,
    ...driveOf(spec.models),
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

function driveOf(models: readonly string[]): Pick<PictureSubject, 'drive'> {
  const [drive, ...others] = new Set(models.map((model) => car(model).drive))
  return drive && others.length === 0 ? { drive } : {}
}

function sideOf(position: string | undefined): string | null {
  return position === 'left' || position === 'right' ? position : null
}
