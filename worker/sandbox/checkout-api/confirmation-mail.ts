import type { Locale } from '#src/i18n/locales.ts'
import type { OutgoingMessage } from '../ports.ts'
import { formatPrice } from '../price-text.ts'
import { type Cents, fromCents } from '../rules/money.ts'
import type { World } from '../world.ts'
import type { PricedSelection } from './priced-selection.ts'

interface Words {
  subject: string
  thanks: string
  shipping: string
  total: string
  tax: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: 'Order',
    thanks: 'Thank you for your order',
    shipping: 'Shipping',
    total: 'Total',
    tax: 'of which VAT',
  },
  sv: {
    subject: 'Order',
    thanks: 'Tack för din beställning',
    shipping: 'Frakt',
    total: 'Summa',
    tax: 'varav moms',
  },
  fi: {
    subject: 'Tilaus',
    thanks: 'Kiitos tilauksestasi',
    shipping: 'Toimitus',
    total: 'Yhteensä',
    tax: 'josta alv',
  },
  da: { subject: 'Ordre', thanks: 'Tak for din ordre', shipping: 'Fragt', total: 'I alt', tax: 'heraf moms' },
  fr: {
    subject: 'Commande',
    thanks: 'Merci de votre commande',
    shipping: 'Livraison',
    total: 'Total',
    tax: 'dont TVA',
  },
  nl: {
    subject: 'Bestelling',
    thanks: 'Bedankt voor je bestelling',
    shipping: 'Verzending',
    total: 'Totaal',
    tax: 'waarvan btw',
  },
  de: {
    subject: 'Bestellung',
    thanks: 'Danke für Ihre Bestellung',
    shipping: 'Versand',
    total: 'Summe',
    tax: 'darin MwSt.',
  },
}

/** Confirms an order. The notes stay out of it: a personal number may stand there. */
export function confirmationMail(world: World, order: number, priced: PricedSelection): OutgoingMessage {
  const { state, lines, totals, pricelist } = priced
  const say = words[state.language]
  const amount = (cents: Cents) => formatPrice(fromCents(cents), pricelist.currency)
  const goods = lines.map(({ item, quantity, price }) => {
    const { name } = world.catalogue.lineProduct(item.product, state)
    return `${quantity} × ${[name, item.name].filter(Boolean).join(', ')}: ${amount(price * quantity)}`
  })
  const text = [
    `${say.thanks}, ${state.address.firstName ?? ''}!`,
    ...goods,
    `${say.shipping}: ${amount(totals.shipping)}`,
    `${say.total}: ${amount(totals.grandTotal)} (${say.tax} ${amount(totals.grandTotalTax)})`,
  ]
  return {
    kind: 'mail',
    to: state.address.email ?? '',
    subject: `${say.subject} ${order}`,
    text: text.join('\n'),
  }
}
