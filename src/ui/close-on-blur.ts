import type { FocusEvent } from 'react'

/** Closes a popover when focus leaves it and its button, because it may cover the focused element. */
export function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (relatedTarget.getAttribute('popovertarget') === currentTarget.id) return
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover()
}
