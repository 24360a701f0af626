import type { trackOrder as english } from '../../en/later/track-order.ts'

export const trackOrder = {
  'trackOrder.title': 'Spåra din beställning',
  'trackOrder.intro': 'Ange ditt ordernummer och den e-postadress du beställde med.',
  'trackOrder.find': 'Hitta beställning',
  'trackOrder.none': 'Vi hittade ingen beställning med det numret och den e-postadressen.',
  'trackOrder.limited':
    'Du har försökt flera gånger. Vänta en timme, eller logga in för att se dina beställningar.',
  'trackOrder.failed': 'Beställningar kan inte sökas just nu. Försök igen om en stund.',
  'trackOrder.absent': 'Logga in för att följa din beställning, eller kontakta kundservice.',
  'trackOrder.numberHint': 'Det står i din orderbekräftelse.',
} satisfies Record<keyof typeof english, string>
