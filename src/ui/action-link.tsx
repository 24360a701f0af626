import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useHydrated } from './use-hydrated.ts'

interface ActionLinkProps extends ComponentProps<'a'> {
  href: string
  /** What happens in place of going there, once scripts run. Where it fails, one goes there after all. */
  onAct: () => Promise<void>
}

/** A link to a page that does without script what, with it, happens right here: then it is a button. */
export function ActionLink({ href, onAct, ...rest }: ActionLinkProps) {
  const scripted = useHydrated()
  function act(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    onAct().catch(() => location.assign(href))
  }
  return (
    <a
      {...rest}
      href={href}
      role={scripted ? 'button' : undefined}
      onClick={(event) => event.metaKey || event.ctrlKey || event.shiftKey || act(event)}
      onKeyDown={(event) => event.key === ' ' && act(event)}
    />
  )
}
