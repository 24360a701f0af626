import type { PaymentReply } from '#src/commerce/contract/payment/payment.ts'
import type { ProviderStart } from '#src/effects/provider/provider-start.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localized } from '#src/localized.ts'
import * as paths from '#src/paths.ts'

/** What follows an accepted payment call: another address, something to run in this page, or nothing that is known. */
export type NextStep =
  | { kind: 'leave'; address: string }
  | { kind: 'start'; start: ProviderStart }
  | { kind: 'unavailable' }

interface ActionSources {
  locale: Locale
  /** The shop's own. */
  origin: string
  /** Origins that payments may lead to. */
  paymentHosts: readonly string[]
}

/**
 * Reads the action of a payment reply: an order that is placed at once leads to its confirmation, `redirect` to the
 * page of a provider, `form` and `javascript` are run. Addresses must be of `paymentHosts`, or of this shop, where a
 * provider decides without a page of its own. Any other action is `unavailable`.
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

/** Origins that a payment may lead to. */
export function allowedOrigins({ origin, paymentHosts }: Omit<ActionSources, 'locale'>): string[] {
  return [origin, ...paymentHosts]
}

function allowedAddress(address: string, sources: ActionSources): string | null {
  const url = URL.parse(address)
  return url !== null && allowedOrigins(sources).includes(url.origin) ? url.href : null
}

/** The fields of a form; records and lists, which only scripts can read, are left out. */
function textFields(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  )
}
