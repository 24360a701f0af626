import type { trackOrder as english } from '../../en/later/track-order.ts'

export const trackOrder = {
  'trackOrder.title': 'Uw bestelling volgen',
  'trackOrder.intro': 'Vul uw ordernummer in en het e-mailadres waarmee u hebt besteld.',
  'trackOrder.find': 'Bestelling zoeken',
  'trackOrder.none': 'We hebben geen bestelling gevonden met dit nummer en e-mailadres.',
  'trackOrder.limited':
    'U hebt het meerdere keren geprobeerd. Wacht een uur, of log in om uw bestellingen te zien.',
  'trackOrder.failed': 'Bestellingen kunnen nu niet worden opgezocht. Probeer het zo opnieuw.',
  'trackOrder.absent': 'Log in om uw bestelling te volgen, of neem contact op met de klantenservice.',
  'trackOrder.numberHint': 'Het staat in uw orderbevestiging.',
} satisfies Record<keyof typeof english, string>
