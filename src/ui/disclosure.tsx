import { type ComponentProps, useState } from 'react'

/** Details that open when `open` becomes true and never close by themselves: nothing vanishes under pointer or focus. */
export function Disclosure({ open, ...rest }: ComponentProps<'details'> & { open: boolean }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return <details {...rest} open={opened} />
}
