import { type ComponentProps, useState } from 'react'

export function Disclosure({ open, ...rest }: ComponentProps<'details'> & { open: boolean }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return <details {...rest} open={opened} />
}
