import type { PictureSubject } from '../pictures/subject.ts'
import { hash } from '../seed/chance.ts'
import { partType } from '../seed/plan/part-types.ts'
import { readSpec } from '../seed/product-spec.ts'
import type { Sql } from '../sql.ts'

/** What is drawn of a part; a set is drawn as the box it comes in. Null: there is no such number. */
export function pictureSubject(sql: Sql, sku: string): PictureSubject | null {
  const [row] = sql.all('select spec from product where sku = ?', sku)
  if (!row) return null
  const spec = readSpec(row.spec)
  const { technical, brandName } = spec
  const type = spec.partType === null ? null : partType(spec.partType)
  const steering = technical.steering_side
  return {
    sku,
    partType: type?.id ?? 'filter-set',
    shape: type?.shape ?? 'box',
    preset: type === null ? 'kit' : type.shapePreset,
    technical,
    side: technical.side ?? sideOf(spec.position),
    axle: technical.axle ?? null,
    steering: steering === 'lhd' || steering === 'rhd' ? steering : null,
    hue: hash(`hue ${brandName}`) % 360,
    brandName,
  }
}

function sideOf(position: string | undefined): string | null {
  return position === 'left' || position === 'right' ? position : null
}
