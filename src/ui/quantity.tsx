import { Icon } from './icon.tsx'

interface QuantityProps {
  value: number
  onChange: (value: number) => void
  /** Names of the field and of its two buttons. */
  label: string
  increaseLabel: string
  decreaseLabel: string
  minimum?: number
  maximum: number
  step?: number
  disabled?: boolean
  /** The field's name in a form. */
  name?: string
}

/**
 * A number field with a button on either side. Typed text that is no number within the bounds is not passed on. A button
 * at its bound is `aria-disabled`, so that it keeps focus.
 */
export function Quantity({
  value,
  onChange,
  label,
  increaseLabel,
  decreaseLabel,
  minimum = 1,
  maximum,
  step = 1,
  disabled = false,
  name,
}: QuantityProps) {
  return (
    <span className="quantity">
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled}
        aria-disabled={value <= minimum || undefined}
        onClick={() => onChange(Math.max(minimum, value - step))}
      >
        <Icon name="subtract" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={minimum}
        max={maximum}
        step={step}
        disabled={disabled}
        value={value}
        onChange={(event) => {
          const typed = event.currentTarget.valueAsNumber
          if (Number.isInteger(typed) && typed >= minimum && typed <= maximum) onChange(typed)
        }}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled}
        aria-disabled={value >= maximum || undefined}
        onClick={() => onChange(Math.min(maximum, value + step))}
      >
        <Icon name="add" />
      </button>
    </span>
  )
}
