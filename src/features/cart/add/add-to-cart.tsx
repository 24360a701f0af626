import { useAtomValue } from 'jotai'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Price } from '#src/features/catalogue/offer/price.ts'
import {
  firstItem,
  firstQuantity,
  isBuyable,
  type Purchase,
  type PurchaseItem,
  parsePurchaseForm,
} from '#src/features/catalogue/offer/purchase.ts'
import { draftSearch, type PurchaseDraft } from '#src/features/catalogue/offer/purchase-draft.ts'
import { purchaseFields } from '#src/features/catalogue/offer/purchase-fields.ts'
import { parseQuantity, stepQuantity } from '#src/features/catalogue/offer/quantity.ts'
import { productFitAtom } from '#src/features/garage/garage.atoms.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { formatNumber } from '#src/i18n/format.ts'
import type { I18n } from '#src/i18n/i18n.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Quantity } from '#src/ui/controls/quantity.tsx'
import { usePreHydrationForm } from '#src/ui/controls/use-pre-hydration-form.ts'
import { Deferred } from '#src/ui/loading/deferred.tsx'
import { ErrorMessage } from '../line/error-message.tsx'
import { QuantityProblem } from '../line/quantity-problem.tsx'
import { usePrepareCart } from '../panel/use-prepare-cart.ts'
import { AddingNote } from './adding-note.tsx'
import { BuyBar } from './buy-bar.tsx'
import { ItemChoice } from './item-choice.tsx'
import { useAdd } from './use-add.ts'

interface AddToCartProps {
  purchase: Purchase
  draft: PurchaseDraft
  /** Pieces in stock now; null if unknown. */
  live?: Promise<{ pieces: number | null }> | null
  price: Price | null
  children?: ReactNode
}

export function AddToCart({ purchase, draft, live = null, price, children }: AddToCartProps) {
  const i18n = useI18n()
  const { t, locale } = i18n
  const { items, limits, soldAs } = purchase
  const shownFit = useAtomValue(productFitAtom)
  const car = useCurrentCar()
  const fit = car && shownFit?.product === purchase.product ? shownFit : null
  // Once the car's quantity is known, the advice that it depends on the car is left out.
  const recommended = fit?.quantity && purchase.recommended?.quantity === null ? null : purchase.recommended
  const { add, adding, unreachable, question } = useAdd(fit?.isRefused)
  const prepare = usePrepareCart()
  const id = useId()
  const navigate = useNavigate()
  const named = items.find((entry) => entry.item === draft.item)
  const [addressed, setAddressed] = useState(draft.item)
  const [item, setItem] = useState(named ?? firstItem(purchase))
  const [typedText, setText] = useState(draft.quantity)
  const suggested = firstQuantity(purchase, fit?.quantity ?? null)
  const text = typedText ?? String(suggested)
  const [refused, setRefused] = useState(draft.quantity !== null)
  const [incomplete, setIncomplete] = useState(false)
  const buyable = item !== null && isBuyable(item.stock)
  if (draft.item !== addressed) {
    setAddressed(draft.item)
    if (named) setItem(named)
  }
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const typed = parseQuantity(text, limits)
  const problem = refused && !typed.ok ? typed.problem : null
  const described = [
    live && `${id}stock`,
    soldAs && `${id}sold`,
    recommended && `${id}advice`,
    problem && `${id}problem`,
  ]
  usePreHydrationForm(form, (written) => {
    const chosen = items.find((entry) => entry.item === written.get(purchaseFields.item))
    if (chosen && chosen !== item) choose(chosen)
    const quantity = written.get(purchaseFields.quantity)
    if (quantity !== null && quantity !== text) setText(String(quantity))
  })

  /** Replaces the address, so that the version can be shared and wishlisted without a step in the history. */
  function choose(chosen: PurchaseItem) {
    setItem(chosen)
    const search = draftSearch({ item: chosen.item, quantity: null, choices: [] })
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = parsePurchaseForm(purchase, new FormData(event.currentTarget))
    const missing = !read.ok && read.problem.kind === 'incomplete'
    setIncomplete(missing)
    setRefused(!read.ok && !missing)
    if (!read.ok) {
      if (!missing) field.current?.focus()
      return
    }
    if (adding) return
    const { choices, ...rest } = read.input
    setText(String(rest.quantity))
    const { deposit, sections } = purchase
    const addition = { ...rest, name: item?.fullName ?? '', deposit }
    void add(sections.length > 0 ? { ...addition, choices } : addition, live)
  }

  return (
    <form
      ref={form}
      id={`${id}form`}
      className="add-to-cart"
      method="post"
      action={localized(locale, paths.cart())}
      onSubmit={submit}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <ItemChoice items={items} chosen={item} onChoose={choose} />
      {children}
      {buyable ? (
        <>
          <div ref={actions} className="actions">
            <Quantity
              name={purchaseFields.quantity}
              input={field}
              text={text}
              onType={setText}
              onStep={(direction) => setText(String(stepQuantity(text, limits, direction)))}
              onLeave={() => setRefused(!typed.ok)}
              label={t('cart.quantity')}
              increaseLabel={t('cart.increase')}
              decreaseLabel={t('cart.decrease')}
              canIncrease={!typed.ok || typed.quantity < limits.max}
              canDecrease={!typed.ok || typed.quantity > limits.min}
              describedBy={described.filter(Boolean).join(' ') || undefined}
              invalid={problem !== null}
              autoFocus={problem !== null && draft.quantity !== null}
            />
            <Button
              type="submit"
              {...(fit?.isRefused ? {} : { kind: 'primary' as const })}
              size="large"
              busy={adding}
            >
              {adding ? t('cart.adding') : t('cart.add')}
            </Button>
          </div>
          {price && !fit?.isRefused ? (
            <BuyBar form={`${id}form`} button={actions} price={price} busy={adding} />
          ) : null}
        </>
      ) : null}
      {adding ? <AddingNote /> : null}
      {question}
      <QuantityProblem id={`${id}problem`} problem={problem} />
      {live ? (
        <p className="stock-note" id={`${id}stock`} role="status">
          <Deferred value={live}>
            {({ pieces }) => (typed.ok ? stockNote(i18n, typed.quantity, pieces) : null)}
          </Deferred>
        </p>
      ) : null}
      {soldAs ? (
        <p className="advice" id={`${id}sold`}>
          {soldAs}
        </p>
      ) : null}
      {recommended ? (
        <p className="advice" id={`${id}advice`}>
          {recommended.text}
        </p>
      ) : null}
      <p className="message" role="alert">
        {incomplete ? t('cart.chooseAll') : unreachable ? t('cart.problem.unreachable') : null}
      </p>
      {item ? <ErrorMessage slot={item.item} /> : null}
    </form>
  )
}

/** A quantity above the stock can still be ordered, since the stock may change until then. */
function stockNote({ t, locale }: Pick<I18n, 't' | 'locale'>, quantity: number, pieces: number | null) {
  if (pieces === null || quantity <= pieces) return null
  return t('cart.quantity.inStock', { available: formatNumber(Math.max(0, pieces), locale) })
}
