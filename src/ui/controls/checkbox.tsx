import type { ComponentProps, ReactNode } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  /** `radio`: one of a group that shares a `name`. */
  type?: 'checkbox' | 'radio'
  children?: ReactNode
}

export function Checkbox({ label, type = 'checkbox', children, ...rest }: CheckboxProps) {
  return (
    <div className="checkbox">
      <label>
        <input {...rest} type={type} />
        <span>{label}</span>
      </label>
      {children}
    </div>
  )
}
