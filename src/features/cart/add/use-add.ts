import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Addition } from '../commands/add.atoms.ts'
import { addToCartAtom } from './start-add.atoms.ts'
import { useMisfitQuestion } from './use-misfit-question.tsx'

type LiveStock = Promise<{ pieces: number | null }> | null

/** Adds to the cart. What does not fit the visitor's car is added after a question, which is to be rendered. */
export function useAdd(isMisfit = false) {
  const addToCart = useSetAtom(addToCartAtom)
  const [adding, setAdding] = useState(false)
  const [unreachable, setUnreachable] = useState(false)
  const { ask, question } = useMisfitQuestion()

  /** `live` is the stock the page has loaded by then. */
  async function add(addition: Addition, live: LiveStock = null) {
    if (isMisfit && (await ask()) !== 'add') return
    setAdding(true)
    try {
      const now = await Promise.race([live, null])
      await addToCart({ ...addition, inStock: now?.pieces ?? null })
      setUnreachable(false)
    } catch {
      setUnreachable(true)
    } finally {
      setAdding(false)
    }
  }

  return { add, adding, unreachable, question }
}
