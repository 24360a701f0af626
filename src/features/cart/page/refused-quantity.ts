import type { Selection } from '#src/commerce/contract/selection/selection.ts'
import { parseQuantity, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { quantityProblemText } from '../line/quantity-problem.tsx'
import type { CartFlash } from './flash.ts'

export interface RefusedQuantity {
  line: string
  typed: string
  problem: string
}

export function refusedQuantity(
  flash: CartFlash | null,
  { lines }: Pick<Selection, 'lines'>,
  i18n: Pick<I18n, 't' | 'locale'>,
): RefusedQuantity | null {
  if (flash?.said !== 'badQuantity' || flash.typed === undefined) return null
  const line = lines.find((entry) => entry.line === flash.line)
  const parsed = line && parseQuantity(flash.typed, quantityLimits(line.product))
  if (!parsed || parsed.ok) return null
  return { line: line.line, typed: flash.typed, problem: quantityProblemText(i18n, parsed.problem) }
}
