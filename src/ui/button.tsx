import type { ComponentProps } from 'react'

export interface ButtonLook {
  /** `primary` is the one action of a view; `quiet` has no frame. Links look alike with `className="button"`. */
  kind?: 'primary' | 'plain' | 'quiet'
  size?: 'small' | 'large'
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something is under way: it stays focusable, says so, and ignores presses. */
    busy?: boolean
  }

export function Button({
  kind = 'plain',
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
