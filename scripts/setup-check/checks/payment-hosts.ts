import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import type { Check } from '../checked-shop.ts'
import type { StartedWidget } from '../country-walk.ts'
import { defect, type Finding, listed, note, quoted, works } from '../finding.ts'

const remedy = 'Add the origin to PAYMENT_HOSTS if it belongs to your provider (docs/payments.md).'

/** The security policy allows what the widgets of payment and delivery load. */
export const checkPaymentHosts: Check = async (shop) => {
  const { PAYMENT_HOSTS, PUBLIC_ORIGIN } = shop.variables
  const { offers, widgets } = await shop.walk()
  const allowed = [PUBLIC_ORIGIN, ...PAYMENT_HOSTS]
  const missing = (html: string) => originsOf(html).filter((origin) => !allowed.includes(origin))

  const snippets = offers.map(({ shippingSnippet }) => shippingSnippet).filter((snippet) => snippet !== '')
  const ofDelivery = [...new Set(snippets.flatMap(missing))]
  const started = new Set(widgets.map(({ paymentMethod }) => paymentMethod))
  const unseen = offers
    .flatMap(({ paymentMethods }) => paymentMethods.map(({ paymentMethod }) => paymentMethod))
    .filter((method) => !started.has(method))

  return [
    ...widgets.map((widget) => widgetFinding(widget, missing)),
    ...ofDelivery.map((origin) =>
      defect(`The widget of delivery loads from ${origin}, which PAYMENT_HOSTS does not have.`, remedy),
    ),
    ...(snippets.length > 0 && ofDelivery.length === 0
      ? [works('PAYMENT_HOSTS has the origins that the widget of delivery loads from.')]
      : []),
    ...(unseen.length > 0
      ? [
          note(
            `Where these payment methods lead is known only when somebody pays: ${listed([...new Set(unseen)].map(quoted))}. PAYMENT_HOSTS has ${listed(PAYMENT_HOSTS) || 'no origin'}.`,
            'Order once with each, and look for lines `violation` in the log.',
          ),
        ]
      : []),
  ]
}

function widgetFinding(
  { paymentMethod, reply }: StartedWidget,
  missing: (html: string) => string[],
): Finding {
  const name = quoted(paymentMethod)
  if (reply === null) {
    return note(
      `The payment method ${name} did not start a payment, so its hosts are not known.`,
      'Order once with it.',
    )
  }
  const origins = [...new Set(addressesIn(reply).flatMap(missing))]
  return origins.length > 0
    ? defect(
        `The payment method ${name} loads from ${listed(origins)}, which PAYMENT_HOSTS does not have.`,
        remedy,
      )
    : works(`PAYMENT_HOSTS has the origins that the payment method ${name} loads from.`)
}

/** The parts of a reply that have addresses, as HTML. */
function addressesIn(reply: NonNullable<StartedWidget['reply']>): string[] {
  const link = (address: string) =>
    URL.canParse(address) ? [`<form action="${new URL(address).origin}">`] : []
  if (reply.action === 'form') return [reply.formHtml, ...link(reply.formUrl)]
  return reply.action === 'redirect' ? link(reply.url) : []
}

type Node = DefaultTreeAdapterMap['node']

/** Elements that load from an address, or send to it; links are followed by shoppers. */
const loading = ['script', 'link', 'iframe', 'img', 'form']
const addressAttributes = ['src', 'href', 'action']

/** The origins that HTML loads from and sends forms to. */
function originsOf(html: string): string[] {
  const found = new Set<string>()
  const visit = (node: Node) => {
    for (const { name, value } of 'attrs' in node && loading.includes(node.nodeName) ? node.attrs : []) {
      const url = addressAttributes.includes(name) ? URL.parse(value) : null
      if (url && /^https?:$/.test(url.protocol)) found.add(url.origin)
    }
    for (const child of 'childNodes' in node ? node.childNodes : []) visit(child)
  }
  visit(parseFragment(html))
  return [...found]
}
