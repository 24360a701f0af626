import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Addition } from './add.atoms.ts'
import { TroubleNote } from './trouble-note.tsx'
import { useAdd } from './use-add.ts'
import { usePrepareCart } from './use-prepare-cart.ts'

/** Adds one thing at one press: for cards and rows, where nothing is left to choose. */
export function AddButton(addition: Addition) {
  const { t } = useI18n()
  const { add, adding, unreachable } = useAdd()
  const prepare = usePrepareCart()
  return (
    <div className="add-button">
      <Button
        size="small"
        busy={adding}
        aria-label={t('cart.addNamed', { name: addition.name })}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => add(addition)}
      >
        {t('cart.add')}
      </Button>
      <TroubleNote place={addition.item} />
      {unreachable ? <p role="alert">{t('cart.trouble.unreachable')}</p> : null}
    </div>
  )
}
