import { type ReactNode, useId } from 'react'
import { useHydrated } from '../loading/use-hydrated.ts'
import { Icon } from '../pictures/icon.tsx'

/** Attributes that connect a control to its label, hint and message. */
export interface Control {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  /** In a page that answers a form sent without script: the browser focuses the first control that has a message. */
  autoFocus: boolean
}

interface FieldProps {
  label: ReactNode
  /** Help shown before any error: the format, or the reason for the question. */
  hint?: ReactNode
  /** The error and how to correct it; marks the control as invalid. */
  message?: ReactNode
  required?: boolean
  optional?: string
  children: (control: Control) => ReactNode
}

export function Field({ label, hint, message, required = false, optional, children }: FieldProps) {
  const id = useId()
  const hydrated = useHydrated()
  const described = [hint ? `${id}hint` : '', message ? `${id}message` : ''].filter(Boolean).join(' ')
  return (
    <div className="field" data-invalid={message ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {!required && optional ? <small> ({optional})</small> : null}
      </label>
      {children({
        id,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': message ? true : undefined,
        autoFocus: !hydrated && Boolean(message),
      })}
      {hint ? (
        <p className="hint" id={`${id}hint`}>
          {hint}
        </p>
      ) : null}
      {message ? (
        <p className="message" id={`${id}message`}>
          <Icon name="error" />
          {message}
        </p>
      ) : null}
    </div>
  )
}
