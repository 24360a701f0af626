import { useAtomValue } from 'jotai'
import { Report } from '#src/effects/events/report.tsx'
import { goodsOf } from '../reported-goods.ts'
import { selectionAtom } from '../state/selection.atoms.ts'

export function ReportCart() {
  const selection = useAtomValue(selectionAtom)
  return selection ? (
    <Report subject="cart" event={() => ({ kind: 'cartShown', goods: goodsOf(selection) })} />
  ) : null
}
