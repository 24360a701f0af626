import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether somebody is about to open a popover. Its button works before hydration, so it may be focused or open by the
 * time this runs.
 */
export function useWanted(
  button: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
): [wanted: boolean, want: () => void] {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (document.activeElement === button.current || popover.current?.matches(':popover-open'))
      setWanted(true)
  }, [button, popover])
  return [wanted, () => setWanted(true)]
}
