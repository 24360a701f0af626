import type { Line } from '#src/commerce/contract/selection/line.ts'

/** The fields of a part that decide whether a deposit is charged with it. */
export type DepositedPart = Pick<Line['product'], 'depositItem' | 'technical'>

/**
 * Parts inside sets, by product. The line of a set says which parts are in it, but not which deposits they carry: that is
 * asked for once (`learnSetParts`).
 */
export type SetParts = ReadonlyMap<string, DepositedPart>
