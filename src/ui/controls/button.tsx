import type { ComponentProps } from 'react'

export interface ButtonLook {
  /** `primary` is the main action of a view; `quiet` has no frame. Links with `className="button"` look the same. */
  kind?: 'primary' | 'quiet'
  size?: 'small' | 'large'
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** An action is running: the button stays focusable, is announced as busy, and ignores presses. */
    busy?: boolean
  }

export function Button({
  kind,
  size,
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={className ? `button ${className}` : 'button'}
      data-kind={kind}
      data-size={size}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
