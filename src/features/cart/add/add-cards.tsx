import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { neededQuantity } from '#src/features/catalogue/offer/needed-quantity.ts'
import { isCertain } from '#src/features/garage/fit/is-certain.ts'
import { useCarFit } from '#src/features/garage/use-current-car.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { AddAll } from './add-all.tsx'

export interface AddCardsText {
  sum: string
  vat: string
  hint: string
  addAll: string
  addFitting: string
  leftOut: string
  added: string
  notAdded: string
}

interface AddCardsProps {
  cards: readonly ProductCard[]
  text: AddCardsText
  /** The locale of prices, as `intlLocale` gives it. */
  intl: string
}

/**
 * The total price of a list of products, and buttons that add all of them, or those that certainly fit the visitor's
 * car, in the quantity the car needs. Products that need a choice, or are not available, are left out; those that do
 * not fit the car are counted.
 */
export function AddCards({ cards, text, intl }: AddCardsProps) {
  const carFit = useCarFit()
  const offered = cards.flatMap(({ add, fit, name, amount, measured }) =>
    add
      ? {
          ...add,
          name,
          fit,
          quantity: neededQuantity({ ...add, fit }, carFit),
          amount: amount ?? 0,
          currency: measured.currency,
          answer: carFit?.of(fit),
        }
      : [],
  )
  const [first] = offered
  if (!first) return null
  const additions = offered.filter(({ answer }) => answer?.kind !== 'refuses')
  const misfits = offered.filter(({ answer }) => answer?.kind === 'refuses')
  const sum = additions.reduce((total, { amount, quantity }) => total + amount * quantity, 0)
  const fitting = additions.filter(({ answer }) => isCertain(answer))
  const { added, notAdded } = text
  return (
    <>
      <p className="sum">
        {text.sum} <strong>{formatMoney(sum, first.currency, intl)}</strong> {text.vat}
      </p>
      <p className="hint">{text.hint}</p>
      {misfits.length > 0 ? (
        <p>
          {text.leftOut} ({misfits.length})
        </p>
      ) : null}
      {additions.length > 0 ? (
        <AddAll additions={additions} text={{ add: text.addAll, added, notAdded }} primary />
      ) : null}
      {fitting.length > 0 && fitting.length < additions.length ? (
        <AddAll additions={fitting} text={{ add: text.addFitting, added, notAdded }} />
      ) : null}
    </>
  )
}
