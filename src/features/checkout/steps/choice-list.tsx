import { type ReactNode, useId, useOptimistic, useTransition } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { MoneyText } from '#src/ui/money-text.tsx'

export interface Choice {
  id: string
  name: string
  /** When it arrives, in bold before its note. */
  arrival?: string
  /** One sentence about it; it describes the input. */
  note?: string
  /** Decoration before the name. */
  sign?: ReactNode
  /** Null if a price would be meaningless. */
  price: number | null
  /** True if the price is added to the sum without the choice. */
  isFee?: boolean
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
      {choices.map(({ id: choice, name: text, arrival, note, sign, price, isFee, details }, index) => {
        const part = (what: string) => `${id}${what}${index}`
        const described = [arrival || note ? part('note') : '', problem ? id : ''].filter(Boolean).join(' ')
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
                <ChoiceNote id={part('note')} arrival={arrival} note={note} />
              </span>
              <strong id={part('price')}>
                {price === null ? null : price === 0 ? (
                  t('cart.free')
                ) : (
                  <>
                    {isFee ? '+' : null}
                    <MoneyText amount={price} currency={currency} />
                  </>
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

interface ChoiceNoteProps {
  id?: string
  arrival: string | undefined
  note: string | undefined
}

export function ChoiceNote({ id, arrival, note }: ChoiceNoteProps) {
  if (!arrival && !note) return null
  return (
    <small id={id}>
      {arrival ? <b>{arrival}</b> : null}
      {arrival && note ? ' · ' : null}
      {note}
    </small>
  )
}
