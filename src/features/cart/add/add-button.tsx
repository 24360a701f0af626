import type { FormEvent } from 'react'
import { purchaseFields } from '#src/features/catalogue/offer/purchase-fields.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import type { Addition } from '../commands/add.atoms.ts'
import { ErrorMessage } from '../line/error-message.tsx'
import { usePrepareCart } from '../panel/use-prepare-cart.ts'
import { AddingNote } from './adding-note.tsx'
import { useAdd } from './use-add.ts'

interface AddButtonProps extends Addition {
  /** True if it does not fit the visitor's car. */
  isMisfit?: boolean
}

export function AddButton({ isMisfit, ...addition }: AddButtonProps) {
  const { t, locale } = useI18n()
  const { add, adding, unreachable, question } = useAdd(isMisfit)
  const prepare = usePrepareCart()
  const { item, name, quantity } = addition
  const isMany = quantity > 1

  function submit(event: FormEvent) {
    event.preventDefault()
    void add(addition)
  }

  return (
    <form className="add-button" method="post" action={localized(locale, paths.cart())} onSubmit={submit}>
      <input type="hidden" name={purchaseFields.quantity} value={quantity} />
      <Button
        type="submit"
        size="small"
        name={purchaseFields.item}
        value={item}
        busy={adding}
        aria-label={t('cart.addNamed', { name: isMany ? `${quantity} × ${name}` : name })}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t('cart.add')}
        {isMany ? ` ×${quantity}` : null}
      </Button>
      {adding ? <AddingNote /> : null}
      {question}
      <ErrorMessage slot={item} />
      {unreachable ? <p role="alert">{t('cart.problem.unreachable')}</p> : null}
    </form>
  )
}
