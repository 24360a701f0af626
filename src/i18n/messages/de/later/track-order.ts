import type { trackOrder as english } from '../../en/later/track-order.ts'

export const trackOrder = {
  'trackOrder.title': 'Bestellung verfolgen',
  'trackOrder.intro': 'Geben Sie Ihre Bestellnummer und die E-Mail-Adresse ein, mit der Sie bestellt haben.',
  'trackOrder.find': 'Bestellung suchen',
  'trackOrder.none': 'Wir haben keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden.',
  'trackOrder.limited':
    'Sie haben es mehrmals versucht. Warten Sie eine Stunde oder melden Sie sich an, um Ihre Bestellungen zu sehen.',
  'trackOrder.failed':
    'Bestellungen können gerade nicht gesucht werden. Versuchen Sie es gleich noch einmal.',
  'trackOrder.absent':
    'Melden Sie sich an, um Ihre Bestellung zu verfolgen, oder kontaktieren Sie den Kundenservice.',
  'trackOrder.numberHint': 'Sie steht in Ihrer Bestellbestätigung.',
} satisfies Record<keyof typeof english, string>
