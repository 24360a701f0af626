import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type Addition, addToCartAtom } from './start-add.atoms.ts'
import { usePrepareCart } from './use-prepare-cart.ts'

interface AddAllProps {
  additions: readonly Addition[]
  text: { add: string; added: string; notAdded: string }
}

/** Adds several things at one press, one after another, and names those that were added and those that were not. */
export function AddAll({ additions, text }: AddAllProps) {
  const addToCart = useSetAtom(addToCartAtom)
  const prepare = usePrepareCart()
  const [adding, setAdding] = useState(false)
  const [names, setNames] = useState<{ added: string[]; notAdded: string[] }>({ added: [], notAdded: [] })

  async function addAll() {
    setAdding(true)
    const added: string[] = []
    const notAdded: string[] = []
    for (const addition of additions) {
      const done = await addToCart(addition).catch(() => false)
      ;(done ? added : notAdded).push(addition.name)
    }
    setNames({ added, notAdded })
    setAdding(false)
  }

  return (
    <>
      <Button onClick={addAll} onPointerEnter={prepare} onFocus={prepare} busy={adding}>
        {text.add} ({additions.length})
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
