import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Addition } from '../commands/add.atoms.ts'
import { addToCartAtom } from './start-add.atoms.ts'

export function useAdd() {
  const addToCart = useSetAtom(addToCartAtom)
  const [adding, setAdding] = useState(false)
  const [unreachable, setUnreachable] = useState(false)
  /** `live` is the stock the page has loaded by then. */
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
