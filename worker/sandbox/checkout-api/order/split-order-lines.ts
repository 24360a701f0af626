import { totalsOf } from '../../rules/totals.ts'
import { spread } from '../../rules/vouchers.ts'
import type { World } from '../../world.ts'
import { newHexId } from '../identifiers.ts'
import type { PricedLine } from '../items/priced-line.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'

/** Orders with more units than this keep their lines, so that receipts stay readable. */
const maxPieces = 100

/** The lines of an order: one per unit, each with its share of the vouchers included in its price. */
export function splitOrderLines(world: World, priced: PricedSelection): PricedSelection {
  const renamed = priced.lines.map((line) => ({ ...line, line: newHexId(world.ports.random) }))
  if (priced.totals.quantity > maxPieces) return { ...priced, lines: renamed }
  const lines = renamed.flatMap((line) => piecesOfLine(world, line))
  const { totals, region, pricelist, exempt } = priced
  return {
    ...priced,
    lines,
    vouchers: priced.vouchers.map((applied) => ({ ...applied, goodsOff: 0 })),
    totals: totalsOf({
      lines,
      discount: 0,
      shipping: totals.shipping,
      handling: totals.handling,
      taxPercent: region?.vatPercent ?? 0,
      taxIncluded: pricelist.vatIncluded,
      exempt,
    }),
  }
}

function piecesOfLine(world: World, line: PricedLine): PricedLine[] {
  const pieces = Array.from({ length: line.quantity }, () => line.price)
  const cuts = line.vouchers.map(({ voucher, off }) => {
    const parts = spread(0 - off, pieces)
    for (const [index, part] of parts.entries()) pieces[index] = (pieces[index] ?? 0) - part
    return { voucher, parts }
  })
  return pieces.map((price, index) => ({
    ...line,
    line: index === 0 ? line.line : newHexId(world.ports.random),
    quantity: 1,
    price,
    vouchers: cuts.map(({ voucher, parts }) => ({ voucher, off: 0 - (parts[index] ?? 0) })),
    absorbed: cuts.length > 0,
  }))
}
