import * as v from 'valibot'
import { Attribute } from '../wire.ts'

/** Used goods that do not belong in household waste: batteries, with or without lead, oil, and electrical equipment. */
const kinds = ['lead-battery', 'battery', 'oil', 'electrical'] as const
export type TakeBack = (typeof kinds)[number]

/** The kind an attribute names; null if it names none. */
export const TakeBackAttribute = v.pipe(
  Attribute,
  v.transform((text): TakeBack | null => kinds.find((known) => known === text) ?? null),
)
