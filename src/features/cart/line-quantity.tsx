import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Line } from '#src/commerce/contract/line.ts'
import { mostPieces } from '#src/config.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { leastOf, stepOf } from './cart.ts'
import { decreaseLineAtom, increaseLineAtom, setLineAtom } from './line.atoms.ts'

/** How many of a line. A typed number counts when the field is left, or at Enter. */
export function LineQuantity({ line, describedBy }: { line: Line; describedBy: string }) {
  const { t } = useI18n()
  const increase = useSetAtom(increaseLineAtom)
  const decrease = useSetAtom(decreaseLineAtom)
  const setQuantity = useSetAtom(setLineAtom)
  const [typed, setTyped] = useState<string | null>(null)

  function commit() {
    const wanted = Number(typed)
    setTyped(null)
    if (wanted > 0 && wanted !== line.quantity) void setQuantity(line, wanted)
  }

  return (
    <form
      className="quantity"
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <button
        type="button"
        aria-label={t('cart.decrease')}
        aria-describedby={describedBy}
        aria-disabled={line.quantity <= leastOf(line) || undefined}
        onClick={() => decrease(line)}
      >
        <Icon name="subtract" />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('cart.quantity')}
        aria-describedby={describedBy}
        value={typed ?? line.quantity}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={commit}
      />
      <button
        type="button"
        aria-label={t('cart.increase')}
        aria-describedby={describedBy}
        aria-disabled={line.quantity + stepOf(line) > mostPieces || undefined}
        onClick={() => increase(line)}
      >
        <Icon name="add" />
      </button>
    </form>
  )
}
