import { useEffect, useId, useRef } from 'react'

/** Milliseconds a partner's script may take. */
const patience = 5_000
/** The only global a partner's script may define. */
const globalName = 'partnerWidget'

interface PartnerWidgetProps {
  source: string
  locale: string
  /** Of the screen, without its query, which may say what somebody searched for. */
  path: string
}

/**
 * Loads an advertising partner's script, which fills the container it names (`data-container`), and removes both when
 * it is taken away. A script that fails or is late leaves the room empty.
 */
export function PartnerWidget({ source, locale, path }: PartnerWidgetProps) {
  const id = useId()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = document.createElement('div')
    container.id = id
    const script = document.createElement('script')
    script.async = true
    script.src = source
    script.referrerPolicy = 'no-referrer'
    Object.assign(script.dataset, { container: id, global: globalName, locale, path })
    slot.current?.append(container)
    document.head.append(script)
    const remove = () => {
      clearTimeout(late)
      script.remove()
      container.remove()
      Reflect.deleteProperty(window, globalName)
    }
    const late = setTimeout(remove, patience)
    script.onload = () => clearTimeout(late)
    script.onerror = remove
    return remove
  }, [id, source, locale, path])
  return <div ref={slot} />
}
