import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { Addition } from '../commands/add.atoms.ts'
import { addToCartAtom } from './start-add.atoms.ts'

type LiveStock = Promise<{ pieces: number | null }> | null

/**
 * Adds to the cart. What does not fit the visitor's car is added after a question, which is to be rendered; if that
 * cannot be loaded, it is added.
 */
export function useAdd(isMisfit = false) {
  const i18n = useI18n()
  const addToCart = useSetAtom(addToCartAtom)
  const [adding, setAdding] = useState(false)
  const [unreachable, setUnreachable] = useState(false)
  const [asked, setAsked] = useState<(Awaited<ReturnType<typeof load>> & { put(): void }) | null>(null)

  const load = async () => {
    const [module] = await Promise.all([import('./misfit-question.tsx'), i18n.load('later')])
    return module
  }

  /** `live` is the stock the page has loaded by then. */
  async function add(addition: Addition, live: LiveStock = null) {
    const module = isMisfit ? await load().catch(() => null) : null
    if (module) setAsked({ ...module, put: () => void put(addition, live) })
    else await put(addition, live)
  }

  async function put(addition: Addition, live: LiveStock) {
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

  const question = asked ? (
    <asked.MisfitQuestion
      onAnswer={(isWanted) => {
        setAsked(null)
        if (isWanted) asked.put()
      }}
    />
  ) : null
  return { add, adding, unreachable, question }
}
