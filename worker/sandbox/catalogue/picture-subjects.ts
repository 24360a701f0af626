import type { PictureSubject } from '../pictures/subject.ts'
import { hash } from '../seed/chance.ts'
import { partType } from '../seed/plan/part-types.ts'
import { readSpec } from '../seed/product-spec.ts'
import type { Sql } from '../sql.ts'

/** What is drawn of a part; a set or a deposit is drawn as a plain carton. Null: there is no such number. */
export function pictureSubject(sql: Sql, sku: string): PictureSubject | null {
  const [row] = sql.all('select spec from product where sku = ?', sku)
  if (!row) return null
  const spec = readSpec(row.spec)
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
  }
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
