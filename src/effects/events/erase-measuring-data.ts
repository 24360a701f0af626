import { keptEventsKey } from '#src/config.ts'
import type { Choices } from '#src/consent.ts'

/** Prefixes of cookies and storage entries of measuring scripts, by the purpose they need consent for. */
const traces = {
  statistics: /^(?:_ga|_gid|_gat|_dc_gtm)/,
  marketing: /^(?:_gcl|_fbp|_fbc|_partner)/,
}

export function eraseMeasuringData({ statistics, marketing }: Choices): void {
  const refused = [...(statistics ? [] : [traces.statistics]), ...(marketing ? [] : [traces.marketing])]
  const isRefused = (name: string) => refused.some((pattern) => pattern.test(name))
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=')
    if (isRefused(name)) eraseCookie(name)
  }
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (isRefused(name)) storage.removeItem(name)
  if (!statistics && !marketing) sessionStorage.removeItem(keptEventsKey)
}

/** Scripts set their cookies for the widest domain they can. */
function eraseCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers of our shoppers have the Cookie Store API
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}
