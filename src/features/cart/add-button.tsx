import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { type Addition, addItemAtom } from './cart.atoms.ts'
import { prepareCartPanel } from './load-panel.ts'
import { TroubleNote } from './trouble-note.tsx'

/** Adds one thing at one press: for cards and rows, where nothing is left to choose. */
export function AddButton({ item, quantity, name }: Addition) {
  const i18n = useI18n()
  const { t } = i18n
  const prepare = () => prepareCartPanel(i18n)
  const add = useSetAtom(addItemAtom)
  const [adding, setAdding] = useState(false)
  async function press() {
    setAdding(true)
    await add({ item, quantity, name })
    setAdding(false)
  }
  return (
    <div className="add-button">
      <Button
        size="small"
        busy={adding}
        aria-label={t('cart.addNamed', { name })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        {t('cart.add')}
      </Button>
      <TroubleNote place={item} />
    </div>
  )
}
