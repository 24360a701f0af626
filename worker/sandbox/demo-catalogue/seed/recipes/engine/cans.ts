import type { Draft } from '../../assortment/design.ts'
import { partType } from '../../plan/part-types.ts'

/**
 * A fluid in cans of several sizes: variants of each other; smaller ones cost more per litre. `perLitre` is the price of
 * a can of one litre in euros.
 */
export function* cans(
  id: string,
  draft: Draft,
  litres: readonly number[],
  perLitre: number,
): Iterable<Draft> {
  const [from, to] = partType(id).priceEurInclVat
  for (const volume of litres) {
    yield {
      ...draft,
      key: `${draft.key} ${volume}`,
      kin: draft.key,
      variantBy: 'volume_l',
      code: `${draft.code}-${String(volume).replace('.', '')}L`,
      measures: { ...draft.measures, volume_l: volume },
      level: (perLitre * volume ** 0.86 - from) / (to - from),
    }
  }
}
