import { useId } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { ChoiceNote } from '../../steps/choice-list.tsx'
import type { PlainChoice } from '../plain-view.ts'

interface PlainChoicesProps {
  name: 'shippingMethod' | 'paymentMethod'
  choices: PlainChoice[]
  chosen: string
  problem: string | null
}

/** A choice applies when its form is sent. */
export function PlainChoices({ name, choices, chosen, problem }: PlainChoicesProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <fieldset className="choice-list" aria-describedby={problem ? id : undefined}>
      <legend>{t(`checkout.${name}`)}</legend>
      {choices.map((choice) => (
        <div className="choice" key={choice.id}>
          <label>
            <input
              type="radio"
              name={name}
              value={choice.id}
              defaultChecked={choice.id === chosen}
              aria-describedby={problem ? id : undefined}
            />
            <span className="text">
              <span>{choice.name}</span>
              <ChoiceNote arrival={choice.arrival} note={choice.note} />
            </span>
            {choice.price ? <strong>{choice.price}</strong> : null}
          </label>
        </div>
      ))}
      {problem ? (
        <p className="message" id={id}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
