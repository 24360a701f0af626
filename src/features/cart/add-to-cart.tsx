import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { mostPieces } from '#src/config.ts'
import {
  asSold,
  firstItem,
  firstQuantity,
  isBuyable,
  type Purchase,
  purchaseFields,
  readPurchaseForm,
} from '#src/features/catalogue/purchase.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized, paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Quantity } from '#src/ui/quantity.tsx'
import { useEarlyForm } from '#src/ui/use-early-form.ts'
import { ErrorNote } from './error-note.tsx'
import { ItemChoice } from './item-choice.tsx'
import { useAdd } from './use-add.ts'
import { usePrepareCart } from './use-prepare-cart.ts'

interface AddToCartProps {
  purchase: Purchase
  /** Pickers that belong to the form, such as the choices of a set: inputs named by `purchaseFields`. */
  children?: ReactNode
}

/** The form that puts a product into the cart. */
export function AddToCart({ purchase, children }: AddToCartProps) {
  const { t, locale } = useI18n()
  const { add, adding, unreachable } = useAdd()
  const prepare = usePrepareCart()
  const [item, setItem] = useState(firstItem(purchase))
  const [quantity, setQuantity] = useState(firstQuantity(purchase))
  const [incomplete, setIncomplete] = useState(false)
  const buyable = item !== null && isBuyable(item.stock)
  const form = useRef<HTMLFormElement>(null)
  useEarlyForm(form, (written) => {
    const input = buyable ? readPurchaseForm(purchase, written) : null
    if (!input) return
    setItem((before) => purchase.items.find((each) => each.item === input.item) ?? before)
    setQuantity(input.quantity)
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = readPurchaseForm(purchase, new FormData(event.currentTarget))
    setIncomplete(input === null)
    if (!input || adding) return
    setQuantity(input.quantity)
    const { choices, ...rest } = input
    void add({ ...rest, name: purchase.name, ...(purchase.sections.length > 0 ? { choices } : {}) })
  }

  return (
    <form
      ref={form}
      className="add-to-cart"
      method="post"
      action={localized(locale, paths.cart())}
      onSubmit={submit}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <ItemChoice items={purchase.items} chosen={item} onChoose={setItem} />
      {children}
      <div className="act">
        <Quantity
          name={purchaseFields.quantity}
          value={quantity}
          minimum={asSold(purchase, purchase.minimum)}
          maximum={mostPieces}
          step={Math.max(1, purchase.multipleOf)}
          label={t('cart.quantity')}
          increaseLabel={t('cart.increase')}
          decreaseLabel={t('cart.decrease')}
          disabled={!buyable}
          onChange={setQuantity}
        />
        <Button type="submit" kind="primary" size="large" busy={adding} disabled={!buyable}>
          {adding ? t('cart.adding') : t('cart.add')}
        </Button>
      </div>
      {purchase.recommended ? <p className="recommended">{purchase.recommended.words}</p> : null}
      <p className="message" role="alert">
        {incomplete ? t('cart.chooseAll') : unreachable ? t('cart.problem.unreachable') : null}
      </p>
      {item ? <ErrorNote place={item.item} /> : null}
    </form>
  )
}
