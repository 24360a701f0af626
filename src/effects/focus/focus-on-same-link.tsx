import { useLayoutEffect, useState } from 'react'

export function FocusOnSameLink() {
  // Read while the old link still exists.
  const [address] = useState(() => document.activeElement?.getAttribute('href'))

  useLayoutEffect(() => {
    if (!address || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`:popover-open a[href="${CSS.escape(address)}"]`)?.focus()
  }, [address])

  return null
}
