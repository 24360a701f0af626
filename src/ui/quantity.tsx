import type { Ref } from 'react'
import { Icon } from './icon.tsx'

interface QuantityProps {
  /** What stands in the field. It need not be a quantity: what was typed stays until it is corrected. */
  text: string
  onType: (text: string) => void
  /** A press of a button: 1 up, -1 down. */
  onStep: (direction: 1 | -1) => void
  /** The field is left. */
  onLeave?: () => void
  /** Names of the field and of its two buttons. */
  label: string
  increaseLabel: string
  decreaseLabel: string
  canIncrease: boolean
  canDecrease: boolean
  /** Ids of the elements that say what the quantity is of, how it is sold, and what is wrong with it. */
  describedBy?: string | undefined
  invalid?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** The field's name in a form. */
  name?: string
  input?: Ref<HTMLInputElement>
}

/**
 * A field for a quantity with a button on either side. It is a text field: a number field drops or rounds what it cannot
 * read, and hides what was typed. A button at its bound is `aria-disabled`, so that it keeps focus.
 */
export function Quantity({
  text,
  onType,
  onStep,
  onLeave,
  label,
  increaseLabel,
  decreaseLabel,
  canIncrease,
  canDecrease,
  describedBy,
  invalid = false,
  disabled = false,
  autoFocus = false,
  name,
  input,
}: QuantityProps) {
  return (
    <span className="quantity">
      <button
        type="button"
        aria-label={decreaseLabel}
        aria-describedby={describedBy}
        disabled={disabled}
        aria-disabled={!canDecrease || undefined}
        onClick={() => canDecrease && onStep(-1)}
      >
        <Icon name="subtract" />
      </button>
      <input
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        name={name}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        disabled={disabled}
        // biome-ignore lint/a11y/noAutofocus: only where a form was refused for what stands in this field
        autoFocus={autoFocus}
        value={text}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onLeave}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        aria-describedby={describedBy}
        disabled={disabled}
        aria-disabled={!canIncrease || undefined}
        onClick={() => canIncrease && onStep(1)}
      >
        <Icon name="add" />
      </button>
    </span>
  )
}
