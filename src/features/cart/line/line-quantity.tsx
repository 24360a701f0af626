import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { isZero, parseQuantity, quantityLimits } from '#src/features/catalogue/offer/quantity.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Quantity } from '#src/ui/controls/quantity.tsx'
import { useAfterPress } from '#src/ui/use-after-press.ts'
import { decreaseLineAtom, increaseLineAtom, removeLineAtom, setLineAtom } from '../commands/line.atoms.ts'
import { QuantityProblem } from './quantity-problem.tsx'

/** A typed number applies on blur or Enter; 0 removes the line, which can be undone. An invalid one stays. */
export function LineQuantity({ line, describedBy }: { line: Line; describedBy: string }) {
  const { t } = useI18n()
  const id = useId()
  const increase = useSetAtom(increaseLineAtom)
  const decrease = useSetAtom(decreaseLineAtom)
  const setQuantity = useSetAtom(setLineAtom)
  const remove = useSetAtom(removeLineAtom)
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const afterPress = useAfterPress()
  const limits = quantityLimits(line.product)
  const parsed = typed === null ? null : parseQuantity(typed, limits)
  const problem = refused && parsed && !parsed.ok ? parsed.problem : null

  function commit() {
    if (typed === null || !parsed) return
    const removes = isZero(typed)
    if (!parsed.ok && !removes) {
      afterPress(() => setRefused(true))
      return
    }
    setRefused(false)
    setTyped(null)
    if (!parsed.ok) void remove(line)
    else if (parsed.quantity !== line.quantity) void setQuantity(line, parsed.quantity)
  }

  return (
    <form
      className="line-quantity"
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <Quantity
        text={typed ?? String(line.quantity)}
        onType={setTyped}
        onStep={(direction) => {
          setTyped(null)
          void (direction > 0 ? increase(line) : decrease(line))
        }}
        onLeave={commit}
        label={t('cart.quantity')}
        increaseLabel={t('cart.increase')}
        decreaseLabel={t('cart.decrease')}
        canIncrease={line.quantity + limits.step <= limits.max}
        canDecrease={line.quantity > limits.min}
        describedBy={problem ? `${describedBy} ${id}` : describedBy}
        invalid={problem !== null}
      />
      <QuantityProblem id={id} problem={problem} />
    </form>
  )
}
