import { useEffect, useEffectEvent, useRef } from 'react'
import { insertProviderHtml } from './provider-html.ts'

/** Milliseconds until the scripts of a widget must have been loaded. */
const deadline = 20_000

interface WidgetHostProps {
  html: string
  allowedOrigins: readonly string[]
  outdated: boolean
  inert?: boolean
  loaded(): void
  failed(): void
  renew(): void
}

export function WidgetHost({
  html,
  allowedOrigins,
  outdated,
  inert = false,
  loaded,
  failed,
  renew,
}: WidgetHostProps) {
  const host = useRef<HTMLDivElement>(null)
  const end = useEffectEvent((isLoaded: boolean) => (isLoaded ? loaded() : failed()))
  const replace = useEffectEvent(renew)
  const insert = useEffectEvent((content: Element, signal: AbortSignal) =>
    insertProviderHtml(content, html, { allowedOrigins, signal }),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML is another widget.
  useEffect(() => {
    const content = host.current
    if (!content) return
    const mounted = new AbortController()
    const signal = AbortSignal.any([mounted.signal, AbortSignal.timeout(deadline)])
    insert(content, signal).then(
      () => mounted.signal.aborted || end(true),
      () => {
        if (mounted.signal.aborted) return
        content.replaceChildren()
        end(false)
      },
    )
    return () => {
      mounted.abort()
      content.replaceChildren()
    }
  }, [html])

  useEffect(() => {
    if (!outdated) return
    const replaceOnceLeft = () => {
      if (host.current && !isInUse(host.current)) replace()
    }
    replaceOnceLeft()
    document.addEventListener('focusin', replaceOnceLeft)
    addEventListener('focus', replaceOnceLeft)
    return () => {
      document.removeEventListener('focusin', replaceOnceLeft)
      removeEventListener('focus', replaceOnceLeft)
    }
  }, [outdated])

  return <div ref={host} inert={inert} />
}

/** A focused frame is the active element of a window without focus; a sheet over the page is a modal dialog. */
function isInUse(host: Element): boolean {
  return host.contains(document.activeElement) || host.querySelector(':modal') !== null
}
