import { type Locale, locales } from '#src/i18n/locales.ts'
import type { OutgoingMessage } from '../../ports.ts'
import { formatPrice } from '../../price-text.ts'
import { type Cents, fromCents } from '../../rules/money.ts'
import type { World } from '../../world.ts'
import { bankTransfer } from '../payment/bank-transfer.ts'
import type { PricedSelection } from '../selection/priced-selection.ts'

const words = {
  subject: ['Order', 'Order', 'Tilaus', 'Ordre', 'Commande', 'Bestelling', 'Bestellung'],
  thanks: [
    'Thank you for your order',
    'Tack för din beställning',
    'Kiitos tilauksestasi',
    'Tak for din ordre',
    'Merci de votre commande',
    'Bedankt voor je bestelling',
    'Danke für Ihre Bestellung',
  ],
  discount: ['Discount', 'Rabatt', 'Alennus', 'Rabat', 'Remise', 'Korting', 'Rabatt'],
  shipping: ['Shipping', 'Frakt', 'Toimitus', 'Fragt', 'Livraison', 'Verzending', 'Versand'],
  handling: ['Fee', 'Avgift', 'Käsittelykulu', 'Gebyr', 'Frais', 'Toeslag', 'Gebühr'],
  tax: ['VAT', 'Moms', 'Alv', 'Moms', 'TVA', 'Btw', 'MwSt.'],
  total: ['Total', 'Summa', 'Yhteensä', 'I alt', 'Total', 'Totaal', 'Summe'],
  pay: ['Pay to', 'Betala till', 'Maksun saaja', 'Betal til', 'À payer à', 'Betaal aan', 'Zahlen Sie an'],
  reference: ['Reference', 'Referens', 'Viite', 'Reference', 'Référence', 'Kenmerk', 'Verwendungszweck'],
  within: ['of which VAT', 'varav moms', 'josta alv', 'heraf moms', 'dont TVA', 'waarvan btw', 'darin MwSt.'],
}

const translated = (word: keyof typeof words, language: Locale) =>
  words[word][locales.indexOf(language)] ?? ''

/** Confirms an order. The notes stay out of it: a personal number may stand there. */
export function confirmationMail(world: World, order: number, priced: PricedSelection): OutgoingMessage {
  const { state, lines, totals, pricelist } = priced
  const amount = (cents: Cents) => formatPrice(fromCents(cents), pricelist.currency)
  const goods = lines.map(({ item, quantity, price }) => {
    const { name } = world.catalogue.lineProduct(item.product, state)
    return `${quantity} × ${[name, item.names[state.language]].filter(Boolean).join(', ')}: ${amount(price * quantity)}`
  })
  const t = (word: keyof typeof words) => translated(word, state.language)
  const paysByTransfer = state.paymentMethod === bankTransfer.paymentMethod && totals.grandTotal > 0
  // Nothing off, no fee and no tax beside the prices need no line.
  const amounts: [keyof typeof words, Cents][] = [
    ['discount', totals.discount],
    ['handling', totals.handling],
    ['tax', totals.taxAdded + totals.taxDeducted],
  ]
  const text = [
    `${t('thanks')}, ${state.address.firstName ?? ''}!`,
    ...goods,
    `${t('shipping')}: ${amount(totals.shipping)}`,
    ...amounts.flatMap(([word, cents]) => (cents === 0 ? [] : [`${t(word)}: ${amount(cents)}`])),
    `${t('total')}: ${amount(totals.grandTotal)} (${t('within')} ${amount(totals.grandTotalTax)})`,
    ...(paysByTransfer
      ? [
          `${t('pay')}: ${bankTransfer.recipient}`,
          ...bankTransfer.accounts.map(({ name, number }) => `${name}: ${number}`),
          `${t('reference')}: ${order}`,
        ]
      : []),
  ]
  return {
    kind: 'mail',
    to: state.address.email ?? '',
    subject: `${t('subject')} ${order}`,
    text: text.join('\n'),
  }
}
