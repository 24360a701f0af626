import type { trackOrder as english } from '../../en/later/track-order.ts'

export const trackOrder = {
  'trackOrder.title': 'Følg din ordre',
  'trackOrder.intro': 'Angiv dit ordrenummer og den e-mailadresse, du bestilte med.',
  'trackOrder.find': 'Find ordre',
  'trackOrder.none': 'Vi fandt ingen ordre med dette nummer og denne e-mailadresse.',
  'trackOrder.limited': 'Du har prøvet flere gange. Vent en time, eller log ind for at se dine ordrer.',
  'trackOrder.failed': 'Ordrer kan ikke slås op lige nu. Prøv igen om lidt.',
  'trackOrder.absent': 'Log ind for at følge din ordre, eller kontakt kundeservice.',
  'trackOrder.numberHint': 'Det står i din ordrebekræftelse.',
} satisfies Record<keyof typeof english, string>
