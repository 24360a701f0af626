import type { FocusEvent } from 'react'

/** Closes a popover when focus moves to something it may cover; its own button counts as part of it. */
export function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return
  if (relatedTarget.getAttribute('popovertarget') === currentTarget.id) return
  if (currentTarget.matches(':popover-open')) currentTarget.hidePopover()
}
