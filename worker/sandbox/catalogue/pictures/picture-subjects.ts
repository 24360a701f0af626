import * as v from 'valibot'
import type { PictureSubject, Piece } from '../../../demo-catalogue/pictures/subject.ts'
import { partType } from '../../../demo-catalogue/seed/plan/part-types.ts'
import { parseSpec } from '../../../demo-catalogue/seed/products/product-spec.ts'
import { hash } from '../../../demo-catalogue/seed/random.ts'
import type { Sql } from '../../../demo-catalogue/sql.ts'

/** What is drawn of a part, or of the pieces of a set; a deposit is a plain carton. Null: there is no such number. */
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
    axle: technical.axle ?? null,
    steering: steering === 'lhd' || steering === 'rhd' ? steering : null,
    hue: hash(`hue ${brandName}`) % 360,
    brandName,
    ...(spec.bundle ? { pieces: piecesOf(sql, sku) } : {}),
  }
}

const Place = v.object({
  sku: v.string(),
  quantity: v.number(),
  required: v.number(),
})

/** Of each place of a set the part that is offered first. */
function piecesOf(sql: Sql, sku: string): Piece[] {
  const places = sql.all(
    `select part.sku, place.value ->> 'quantity' as quantity, place.value ->> 'required' as required
     from product as whole join bundle using (product), json_each(bundle.sections) as place
       join product as part on part.product = place.value ->> '$.products[0]'
     where whole.sku = ? order by required desc, place.key`,
    sku,
  )
  return places.flatMap((row) => {
    const { sku: number, quantity, required } = v.parse(Place, row)
    const part = pictureSubject(sql, number)
    return part ? [{ part, quantity, required: required === 1 }] : []
  })
}

/** Of a part that comes in several colours the first is drawn. */
function shown(technical: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    ['colour', 'cable_colour'].flatMap((id) => {
      const [first] = technical[id]?.split(', ') ?? []
      return first === undefined ? [] : [[id, first]]
    }),
  )
}

function sideOf(position: string | undefined): string | null {
  return position === 'left' || position === 'right' ? position : null
}
