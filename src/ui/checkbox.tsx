import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** `radio`: one of a group that shares a `name`. */
  type?: 'checkbox' | 'radio'
  message?: ReactNode
}

export function Checkbox({ label, type = 'checkbox', message, ...rest }: CheckboxProps) {
  const id = useId()
  const hydrated = useHydrated()
  return (
    <div className="checkbox">
      <label>
        <input
          {...rest}
          type={type}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
          // biome-ignore lint/a11y/noAutofocus: only in a page that answers a form sent without script
          autoFocus={!hydrated && Boolean(message)}
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
