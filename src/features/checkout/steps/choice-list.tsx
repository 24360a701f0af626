import { useId, useOptimistic, useTransition } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { MoneyText } from '#src/ui/money-text.tsx'

export interface Choice {
  id: string
  name: string
  note?: string
  /** Null if a price would be meaningless. */
  price: number | null
}

interface ChoiceListProps {
  name: string
  legend: string
  choices: Choice[]
  chosen: string
  currency: string
  problem: string | null
  choose(id: string): Promise<unknown>
}

/** A choice applies by a call, and is shown as chosen while the call is pending. */
export function ChoiceList({ name, legend, choices, chosen, currency, problem, choose }: ChoiceListProps) {
  const { t } = useI18n()
  const id = useId()
  const [shown, show] = useOptimistic(chosen)
  const [choosing, startChoosing] = useTransition()
  return (
    <fieldset
      className="choice-list"
      aria-busy={choosing || undefined}
      aria-describedby={problem ? id : undefined}
    >
      <legend>{legend}</legend>
      {choices.map(({ id: choice, name: text, note, price }) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === shown}
            aria-describedby={problem ? id : undefined}
            onChange={() => {
              // Before the transition, which would delay the pay button's update.
              const chosenNow = choose(choice)
              startChoosing(async () => {
                show(choice)
                await chosenNow
              })
            }}
          />
          <span>
            {text}
            {note ? <small>{note}</small> : null}
          </span>
          {price === null ? null : (
            <strong>{price === 0 ? t('cart.free') : <MoneyText amount={price} currency={currency} />}</strong>
          )}
        </label>
      ))}
      {problem ? (
        <p className="message" id={id}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
