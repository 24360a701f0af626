import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Addition } from '../commands/add.atoms.ts'
import { usePrepareCart } from '../panel/use-prepare-cart.ts'
import { cartErrorsAtom } from '../state/messages.atoms.ts'
import { AddingNote } from './adding-note.tsx'
import { addToCartAtom } from './start-add.atoms.ts'

interface AddAllProps {
  additions: readonly Addition[]
  text: { add: string; added: string; notAdded: string }
  primary?: boolean
}

interface Results {
  added: string[]
  notAdded: string[]
  /** The service did not answer. */
  unclear: string[]
}

export function AddAll({ additions, text, primary = false }: AddAllProps) {
  const { t } = useI18n()
  const store = useStore()
  const addToCart = useSetAtom(addToCartAtom)
  const prepare = usePrepareCart()
  const [adding, setAdding] = useState(false)
  const [names, setNames] = useState<Results>({ added: [], notAdded: [], unclear: [] })

  async function addAll() {
    setAdding(true)
    const results: Results = { added: [], notAdded: [], unclear: [] }
    for (const addition of additions) {
      const done = await addToCart(addition).catch(() => false)
      const isUnclear = store.get(cartErrorsAtom).get(addition.item)?.problem.kind === 'unclearAddition'
      results[done ? 'added' : isUnclear ? 'unclear' : 'notAdded'].push(addition.name)
    }
    setNames(results)
    setAdding(false)
  }

  return (
    <>
      <Button
        {...(primary ? { kind: 'primary' as const } : {})}
        onClick={addAll}
        onPointerEnter={prepare}
        onFocus={prepare}
        busy={adding}
      >
        {text.add} ({additions.length})
      </Button>
      {adding ? <AddingNote /> : null}
      <Notice tone="success" role="status">
        {names.added.length > 0 ? `${text.added} ${names.added.join('; ')}` : null}
      </Notice>
      <Notice tone="error" role="alert">
        {names.notAdded.length > 0 ? `${text.notAdded} ${names.notAdded.join('; ')}` : null}
      </Notice>
      <Notice tone="warning" role="alert">
        {names.unclear.length > 0
          ? t('cart.problem.unclearAddition', { name: names.unclear.join('; ') })
          : null}
      </Notice>
    </>
  )
}
