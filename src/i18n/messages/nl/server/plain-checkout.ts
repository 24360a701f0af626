import type { plainCheckout as english } from '../../en/server/plain-checkout.ts'

export const plainCheckout = {
  'plainCheckout.toOrder': 'Volgende: controleren en bestellen',
  'plainCheckout.fewerMethods':
    'Betaalwijzen waarvoor JavaScript nodig is, zoals kaartvelden en snel afrekenen met een digitale portemonnee op onze eigen pagina, staan er niet bij.',
  'plainCheckout.noMethods':
    'In uw land is voor alle betaalwijzen JavaScript nodig. Zet het aan om hier te bestellen, of schrijf ons, dan nemen wij uw bestelling op.',
  'plainCheckout.needsScript':
    'Voor deze betaalwijze is JavaScript nodig. Er is niets betaald: kies een andere.',
  'plainCheckout.bothTotals':
    'Of er btw wordt berekend, hangt af van de controle van uw btw-nummer bij het bestellen. Beide totaalbedragen staan hieronder. Er is nog niets besteld: controleer ze en bevestig uw bestelling.',
  'plainCheckout.addressFirst': 'Vul eerst uw adres volledig in.',
  'plainCheckout.companyTyped':
    'U hebt een bedrijf ingevuld. Kies ‘{choice}’ om daarvoor te bestellen, of verstuur het formulier nog een keer om als particulier te bestellen.',
  'plainCheckout.streetTyped':
    'U hebt een straat voor de bezorging ingevuld. Vink ‘{choice}’ aan om het pakket daar te laten bezorgen, of verstuur het formulier nog een keer om het op het factuuradres te laten bezorgen.',
} satisfies Record<keyof typeof english, string>
