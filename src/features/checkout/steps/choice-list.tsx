import { type ReactNode, useId, useOptimistic, useTransition } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { MoneyText } from '#src/ui/money-text.tsx'

export interface Choice {
  id: string
  name: string
  /** One sentence about it; it describes the input. */
  note?: string
  /** Decoration before the name. */
  sign?: ReactNode
  /** Null if a price would be meaningless. */
  price: number | null
  /** Fields of the choice, shown beneath it while it is chosen. */
  details?: ReactNode
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
      {choices.map(({ id: choice, name: text, note, sign, price, details }, index) => {
        const part = (what: string) => `${id}${what}${index}`
        const described = [note ? part('note') : '', problem ? id : ''].filter(Boolean).join(' ')
        return (
          <div className="choice" key={choice}>
            <label>
              <input
                type="radio"
                name={name}
                value={choice}
                checked={choice === shown}
                aria-labelledby={`${part('name')} ${part('price')}`}
                aria-describedby={described || undefined}
                onChange={() => {
                  // Before the transition, which would delay the pay button's update.
                  const chosenNow = choose(choice)
                  startChoosing(async () => {
                    show(choice)
                    await chosenNow
                  })
                }}
              />
              {sign}
              <span className="text">
                <span id={part('name')}>{text}</span>
                {note ? <small id={part('note')}>{note}</small> : null}
              </span>
              <strong id={part('price')}>
                {price === null ? null : price === 0 ? (
                  t('cart.free')
                ) : (
                  <MoneyText amount={price} currency={currency} />
                )}
              </strong>
            </label>
            {details && choice === chosen ? <div className="details">{details}</div> : null}
          </div>
        )
      })}
      {problem ? (
        <p className="message" id={id}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
