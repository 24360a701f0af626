import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { ProviderStart } from '#src/effects/provider/provider-start.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'

export type NextStep =
  | { kind: 'leave'; address: string }
  | { kind: 'start'; start: ProviderStart }
  | { kind: 'unavailable' }

interface ActionSources {
  locale: Locale
  origin: string
  paymentHosts: readonly string[]
}

/**
 * The next step of a payment reply: an order that is placed immediately leads to its confirmation, `redirect` to a
 * provider's page; `form` and `javascript` are run. Addresses must belong to `paymentHosts` or to this shop, where a
 * provider may decide without its own page. Any other action is `unavailable`.
 */
export function nextStep(reply: PaymentReply, sources: ActionSources): NextStep {
  switch (reply.action) {
    case 'success': {
      const confirmation = paths.confirmation(reply.order.paymentMethod)
      return { kind: 'leave', address: new URL(localized(sources.locale, confirmation), sources.origin).href }
    }
    case 'redirect': {
      const address = allowedAddress(reply.url, sources)
      return address === null ? unavailable : { kind: 'leave', address }
    }
    case 'form': {
      if (reply.formHtml.trim() !== '')
        return { kind: 'start', start: { kind: 'html', html: reply.formHtml } }
      const url = allowedAddress(reply.formUrl, sources)
      if (url === null) return unavailable
      return { kind: 'start', start: { kind: 'form', url, fields: textFields(reply.formFields) } }
    }
    case 'javascript': {
      const { code } = reply
      return code.trim() === '' ? unavailable : { kind: 'start', start: { kind: 'code', code } }
    }
    default:
      return unavailable
  }
}

const unavailable: NextStep = { kind: 'unavailable' }

export function allowedOrigins({ origin, paymentHosts }: Omit<ActionSources, 'locale'>): string[] {
  return [origin, ...paymentHosts]
}

function allowedAddress(address: string, sources: ActionSources): string | null {
  const url = URL.parse(address)
  return url !== null && allowedOrigins(sources).includes(url.origin) ? url.href : null
}

function textFields(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  )
}
