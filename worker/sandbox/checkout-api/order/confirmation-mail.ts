import { inEveryLanguage } from '../../../demo-catalogue/in-every-language.ts'
import type { OutgoingMessage } from '../../ports.ts'
import { formatPrice } from '../../price-text.ts'
import { type Cents, fromCents } from '../../rules/money.ts'
import type { World } from '../../world.ts'
import { bankTransfer } from '../payment/bank-transfer.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'

const texts = inEveryLanguage({
  en: {
    subject: 'Order',
    thanks: 'Thank you for your order',
    discount: 'Discount',
    shipping: 'Shipping',
    handling: 'Fee',
    tax: 'VAT',
    total: 'Total',
    pay: 'Pay to',
    reference: 'Reference',
    within: 'of which VAT',
  },
  sv: {
    subject: 'Order',
    thanks: 'Tack för din beställning',
    discount: 'Rabatt',
    shipping: 'Frakt',
    handling: 'Avgift',
    tax: 'Moms',
    total: 'Summa',
    pay: 'Betala till',
    reference: 'Referens',
    within: 'varav moms',
  },
  fi: {
    subject: 'Tilaus',
    thanks: 'Kiitos tilauksestasi',
    discount: 'Alennus',
    shipping: 'Toimitus',
    handling: 'Käsittelykulu',
    tax: 'Alv',
    total: 'Yhteensä',
    pay: 'Maksun saaja',
    reference: 'Viite',
    within: 'josta alv',
  },
  da: {
    subject: 'Ordre',
    thanks: 'Tak for din ordre',
    discount: 'Rabat',
    shipping: 'Fragt',
    handling: 'Gebyr',
    tax: 'Moms',
    total: 'I alt',
    pay: 'Betal til',
    reference: 'Reference',
    within: 'heraf moms',
  },
  fr: {
    subject: 'Commande',
    thanks: 'Merci de votre commande',
    discount: 'Remise',
    shipping: 'Livraison',
    handling: 'Frais',
    tax: 'TVA',
    total: 'Total',
    pay: 'À payer à',
    reference: 'Référence',
    within: 'dont TVA',
  },
  nl: {
    subject: 'Bestelling',
    thanks: 'Bedankt voor je bestelling',
    discount: 'Korting',
    shipping: 'Verzending',
    handling: 'Toeslag',
    tax: 'Btw',
    total: 'Totaal',
    pay: 'Betaal aan',
    reference: 'Kenmerk',
    within: 'waarvan btw',
  },
  de: {
    subject: 'Bestellung',
    thanks: 'Danke für Ihre Bestellung',
    discount: 'Rabatt',
    shipping: 'Versand',
    handling: 'Gebühr',
    tax: 'MwSt.',
    total: 'Summe',
    pay: 'Zahlen Sie an',
    reference: 'Verwendungszweck',
    within: 'darin MwSt.',
  },
})

/** The confirmation mail of an order. Notes are left out: they may contain a personal number. */
export function confirmationMail(world: World, order: number, priced: PricedSelection): OutgoingMessage {
  const { state, lines, totals, pricelist } = priced
  const amount = (cents: Cents) => formatPrice(fromCents(cents), pricelist.currency)
  const items = lines.map(({ item, quantity, price }) => {
    const { name } = world.catalogue.lineProduct(item.product, state)
    return `${quantity} × ${[name, item.names[state.language]].filter(Boolean).join(', ')}: ${amount(price * quantity)}`
  })
  const labels = texts[state.language]
  const paysByTransfer = state.paymentMethod === bankTransfer.paymentMethod && totals.grandTotal > 0
  // Discounts, fees and taxes of 0 get no line.
  const amounts: [keyof (typeof texts)['en'], Cents][] = [
    ['discount', totals.discount],
    ['handling', totals.handling],
    ['tax', totals.taxAdded + totals.taxDeducted],
  ]
  const text = [
    `${labels.thanks}, ${state.address.firstName ?? ''}!`,
    ...items,
    `${labels.shipping}: ${amount(totals.shipping)}`,
    ...amounts.flatMap(([label, cents]) => (cents === 0 ? [] : [`${labels[label]}: ${amount(cents)}`])),
    `${labels.total}: ${amount(totals.grandTotal)} (${labels.within} ${amount(totals.grandTotalTax)})`,
    ...(paysByTransfer
      ? [
          `${labels.pay}: ${bankTransfer.recipient}`,
          ...bankTransfer.accounts.map(({ name, number }) => `${name}: ${number}`),
          `${labels.reference}: ${order}`,
        ]
      : []),
  ]
  return {
    kind: 'mail',
    to: state.address.email ?? '',
    subject: `${labels.subject} ${order}`,
    text: text.join('\n'),
  }
}
