import { useOptimistic, useTransition } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { MoneyText } from '#src/ui/money-text.tsx'

export interface Choice {
  id: string
  name: string
  /** What it costs; null where a price would say nothing. */
  price: number | null
}

interface ChoiceListProps {
  /** The name of the group's inputs. */
  name: string
  legend: string
  choices: Choice[]
  chosen: string
  currency: string
  problem: string | null
  choose(id: string): Promise<unknown>
}

/** One of a few: chosen by call, and shown as chosen while the call is under way. */
export function ChoiceList({ name, legend, choices, chosen, currency, problem, choose }: ChoiceListProps) {
  const { t } = useI18n()
  const [shown, show] = useOptimistic(chosen)
  const [choosing, startChoosing] = useTransition()
  return (
    <fieldset className="choice-list" aria-busy={choosing || undefined}>
      <legend>{legend}</legend>
      {choices.map(({ id, name: words, price }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === shown}
            onChange={() =>
              startChoosing(async () => {
                show(id)
                await choose(id)
              })
            }
          />
          <span>{words}</span>
          {price === null ? null : (
            <strong>{price === 0 ? t('cart.free') : <MoneyText amount={price} currency={currency} />}</strong>
          )}
        </label>
      ))}
      {problem ? <p className="message">{problem}</p> : null}
    </fieldset>
  )
}
