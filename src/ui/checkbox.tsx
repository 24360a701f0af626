import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** `radio`: one of a group that shares a `name`. */
  type?: 'checkbox' | 'radio'
  message?: ReactNode
}

export function Checkbox({ label, type = 'checkbox', message, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className="checkbox">
      <label>
        <input
          {...rest}
          type={type}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {message ? (
        <p className="message" id={id}>
          <Icon name="error" />
          {message}
        </p>
      ) : null}
    </div>
  )
}
