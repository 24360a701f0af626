import type { FocusEvent } from 'react'

/** Closes a popover as the keyboard goes on to what it may cover; its own button is still part of it. */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (relatedTarget.getAttribute('popovertarget') === currentTarget.id) return
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover()
}
