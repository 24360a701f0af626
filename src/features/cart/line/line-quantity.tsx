import { useSetAtom } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import type { Line } from '#src/commerce/contract/selection/line.ts'
import { isZero, parseQuantity } from '#src/features/catalogue/offer/quantity.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Quantity } from '#src/ui/controls/quantity.tsx'
import { useAfterPress } from '#src/ui/use-after-press.ts'
import { cartActions, lineFields } from '../cart-fields.ts'
import type { LineView } from '../cart-view.ts'
import { decreaseLineAtom, increaseLineAtom, removeLineAtom, setLineAtom } from '../commands/line.atoms.ts'
import { QuantityProblem } from './quantity-problem.tsx'

interface LineQuantityProps {
  row: Pick<LineView, 'line' | 'quantity' | 'limits'>
  /** The line in the browser's cart; until that is started it is null, and the number is posted. */
  line: Line | null
  describedBy: string
  /** The text that was refused when it was posted; null without one. */
  refusedText: string | null
}

/** A typed number applies on blur or Enter; 0 removes the line, which can be undone. An invalid one stays. */
export function LineQuantity({ row, line, describedBy, refusedText }: LineQuantityProps) {
  const { t, locale } = useI18n()
  const id = useId()
  const increase = useSetAtom(increaseLineAtom)
  const decrease = useSetAtom(decreaseLineAtom)
  const setQuantity = useSetAtom(setLineAtom)
  const remove = useSetAtom(removeLineAtom)
  const [typed, setTyped] = useState(refusedText)
  const [refused, setRefused] = useState(refusedText !== null)
  const afterPress = useAfterPress()
  const { quantity, limits } = row
  const parsed = typed === null ? null : parseQuantity(typed, limits)
  const problem = refused && parsed && !parsed.ok ? parsed.problem : null

  function commit() {
    if (!line || typed === null || !parsed) return
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

  function submit(event: FormEvent) {
    if (!line) return
    event.preventDefault()
    commit()
  }

  return (
    <form className="line-quantity" method="post" action={localized(locale, paths.cart())} onSubmit={submit}>
      <input type="hidden" name={lineFields.line} value={row.line} />
      <input type="hidden" name={lineFields.action} value={cartActions.change} />
      <Quantity
        name={lineFields.quantity}
        text={typed ?? String(quantity)}
        onType={setTyped}
        onStep={(direction) => {
          setTyped(null)
          if (line) void (direction > 0 ? increase(line) : decrease(line))
        }}
        onLeave={commit}
        label={t('cart.quantity')}
        increaseLabel={t('cart.increase')}
        decreaseLabel={t('cart.decrease')}
        canIncrease={line !== null && quantity + limits.step <= limits.max}
        canDecrease={line !== null && quantity > limits.min}
        describedBy={problem ? `${describedBy} ${id}` : describedBy}
        invalid={problem !== null}
        autoFocus={refusedText !== null}
      />
      <noscript>
        <button type="submit" className="button" data-size="small" aria-describedby={describedBy}>
          {t('cart.page.update')}
        </button>
      </noscript>
      <QuantityProblem id={id} problem={problem} />
    </form>
  )
}
