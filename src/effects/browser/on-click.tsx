import { useEffect, useEffectEvent } from 'react'

/** Runs something at every click in the document, with the element that was clicked, before the click takes effect. */
export function OnClick({ run }: { run: (target: Element) => void }) {
  const handle = useEffectEvent(run)
  useEffect(() => {
    const listen = ({ target }: MouseEvent) => target instanceof Element && handle(target)
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])
  return null
}
