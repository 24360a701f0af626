import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { ProductCard } from '#src/features/catalogue/card.ts'
import { summaryFit } from '#src/features/garage/fit/summary-fit.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { addToCartAtom } from './start-add.atoms.ts'

interface AddFittingProps {
  cards: readonly ProductCard[]
  text: { add: string; added: string; notAdded: string }
}

/**
 * Adds all products that fit the visitor's car for certain and have nothing left to choose, one after another, and names
 * those that were added and those that were not. Absent without a car, and where nothing fits it.
 */
export function AddFitting({ cards, text }: AddFittingProps) {
  const car = useCurrentCar()
  const addToCart = useSetAtom(addToCartAtom)
  const [adding, setAdding] = useState(false)
  const [names, setNames] = useState<{ added: string[]; notAdded: string[] }>({ added: [], notAdded: [] })
  const fitting = car ? cards.filter(({ add, fit }) => add && summaryFit(car.facts, fit) === 'fits') : []
  if (fitting.length === 0) return null

  async function addAll() {
    setAdding(true)
    const added: string[] = []
    const notAdded: string[] = []
    for (const { add, name } of fitting) {
      if (!add) continue
      const done = await addToCart({ ...add, name }).catch(() => false)
      ;(done ? added : notAdded).push(name)
    }
    setNames({ added, notAdded })
    setAdding(false)
  }

  return (
    <>
      <Button onClick={addAll} busy={adding}>
        {text.add} ({fitting.length})
      </Button>
      <Notice tone="success" role="status">
        {names.added.length > 0 ? `${text.added} ${names.added.join('; ')}` : null}
      </Notice>
      <Notice tone="error" role="alert">
        {names.notAdded.length > 0 ? `${text.notAdded} ${names.notAdded.join('; ')}` : null}
      </Notice>
    </>
  )
}
