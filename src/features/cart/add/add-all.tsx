import { useSetAtom, useStore } from 'jotai'
import { useState } from 'react'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { Addition } from '../commands/add.atoms.ts'
import { usePrepareCart } from '../panel/use-prepare-cart.ts'
import { cartErrorsAtom } from '../state/messages.atoms.ts'
import { AddingNote } from './adding-note.tsx'
import { addToCartAtom } from './start-add.atoms.ts'
import { useMisfitQuestion } from './use-misfit-question.tsx'

interface AddAllProps {
  /** `fit`: the cars that the part fits, in short; see `summaryFit`. */
  additions: readonly (Addition & { fit: string })[]
  text: { add: string; added: string; notAdded: string }
  primary?: boolean
}

/** Names of parts. `unclear`: the service did not answer. */
type Results = Record<'added' | 'notAdded' | 'unclear', string[]>

/** A button that adds several parts. It asks once for all that do not fit the visitor's car. */
export function AddAll({ additions, text, primary = false }: AddAllProps) {
  const { t } = useI18n()
  const store = useStore()
  const addToCart = useSetAtom(addToCartAtom)
  const prepare = usePrepareCart()
  const carFit = useCarFit()
  const { ask, question } = useMisfitQuestion()
  const [adding, setAdding] = useState(false)
  const [names, setNames] = useState<Results>({ added: [], notAdded: [], unclear: [] })

  /** The parts that are wanted, after a question if some of them do not fit. */
  async function wanted() {
    const misfits = additions.filter(({ fit }) => carFit?.of(fit).kind === 'refuses')
    if (misfits.length === 0) return additions
    const others = additions.filter((addition) => !misfits.includes(addition))
    const isSingle = additions.length === 1
    const answer = await ask(
      isSingle ? undefined : { names: misfits.map(({ name }) => name), hasOthers: others.length > 0 },
    )
    if (answer === 'leave') return []
    return answer === 'add' ? additions : others
  }

  async function addAll() {
    const chosen = await wanted()
    if (chosen.length === 0) return
    setAdding(true)
    const results: Results = { added: [], notAdded: [], unclear: [] }
    for (const { fit: _, ...addition } of chosen) {
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
      {question}
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
