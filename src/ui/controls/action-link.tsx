import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useHydrated } from '../loading/use-hydrated.ts'

interface ActionLinkProps extends ComponentProps<'a'> {
  href: string
  pressed?: boolean
  onAct: () => Promise<void>
}

/** A link to the page with the same function without script; after hydration, a button that acts in place. */
export function ActionLink({ href, pressed, onAct, ...rest }: ActionLinkProps) {
  const hydrated = useHydrated()
  function act(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    onAct().catch(() => location.assign(href))
  }
  return (
    <a
      {...rest}
      href={href}
      {...(hydrated ? { role: 'button', 'aria-pressed': pressed } : {})}
      onClick={(event) => event.metaKey || event.ctrlKey || event.shiftKey || act(event)}
      onKeyDown={(event) => event.key === ' ' && act(event)}
    />
  )
}
