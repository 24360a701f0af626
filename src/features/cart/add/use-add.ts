import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Addition } from '../commands/add.atoms.ts'
import { addToCartAtom } from './start-add.atoms.ts'

/** Adding, as a button sees it: under way, and out of reach when not even the cart's code could be fetched. */
export function useAdd() {
  const addToCart = useSetAtom(addToCartAtom)
  const [adding, setAdding] = useState(false)
  const [unreachable, setUnreachable] = useState(false)
  /** `live` is what the page has learnt of the stock by then. */
  async function add(addition: Addition, live: Promise<{ pieces: number | null }> | null = null) {
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
  return { add, adding, unreachable }
}
