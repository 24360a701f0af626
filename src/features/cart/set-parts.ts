import type { Line } from '#src/commerce/contract/selection/line.ts'

export type DepositedPart = Pick<Line['product'], 'depositItem' | 'technical'>

/** The line of a set lists its parts but not their deposits, which are looked up once (`learnSetParts`). */
export type SetParts = ReadonlyMap<string, DepositedPart>
