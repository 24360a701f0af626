const deadline = 5_000
/** The only global a partner's script may define. */
const globalName = 'partnerWidget'
const containerId = 'partner-widget'

/** Each `show` runs the script for the path without its query, which may hold a search. The space may stay empty. */
export function createPartnerWidget(source: string): { show(): void; hide(): void } {
  let remove = () => {}
  return {
    show() {
      remove()
      const slot = document.querySelector<HTMLElement>('.partner-slot')
      if (!slot) return
      const container = document.createElement('div')
      container.id = containerId
      const script = document.createElement('script')
      script.async = true
      script.src = source
      script.referrerPolicy = 'no-referrer'
      const { lang: locale } = document.documentElement
      const path = location.pathname.replace(new RegExp(`^/${locale}(?=/|$)`), '') || '/'
      Object.assign(script.dataset, { container: containerId, global: globalName, locale, path })
      slot.dataset.agreed = ''
      slot.append(container)
      document.head.append(script)
      const late = setTimeout(() => remove(), deadline)
      remove = () => {
        clearTimeout(late)
        script.remove()
        container.remove()
        Reflect.deleteProperty(window, globalName)
      }
      script.onload = () => clearTimeout(late)
      script.onerror = remove
    },
    hide() {
      remove()
      // The space is removed, too.
      document.querySelector('.partner-slot')?.removeAttribute('data-agreed')
      delete document.documentElement.dataset.marketing
    },
  }
}
