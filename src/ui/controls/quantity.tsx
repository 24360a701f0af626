import type { Ref } from 'react'
import { Icon } from '../pictures/icon.tsx'

interface QuantityProps {
  text: string
  onType: (text: string) => void
  onStep: (direction: 1 | -1) => void
  onLeave?: () => void
  label: string
  increaseLabel: string
  decreaseLabel: string
  canIncrease: boolean
  canDecrease: boolean
  describedBy?: string | undefined
  invalid?: boolean
  disabled?: boolean
  autoFocus?: boolean
  name?: string
  input?: Ref<HTMLInputElement>
}

/**
 * A quantity field between two buttons. A text field, because number fields drop or round what they cannot parse. A
 * button at its limit is `aria-disabled`, so that it keeps focus.
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
        // biome-ignore lint/a11y/noAutofocus: only where a form was refused for the value of this field
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
