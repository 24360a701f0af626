import type { plainCheckout as english } from '../../en/server/plain-checkout.ts'

export const plainCheckout = {
  'plainCheckout.toOrder': 'Næste: tjek og bestil',
  'plainCheckout.fewerMethods':
    'Betalingsmåder, der kræver JavaScript, vises ikke, for eksempel kortfelter og digitale tegnebøger på vores egen side.',
  'plainCheckout.noMethods':
    'Alle betalingsmåder i dit land kræver JavaScript. Slå det til for at bestille her, eller skriv til os, så tager vi imod din ordre.',
  'plainCheckout.needsScript':
    'Denne betalingsmåde kræver JavaScript. Der er ikke betalt noget: vælg en anden.',
  'plainCheckout.bothTotals':
    'Om der opkræves moms, afhænger af kontrollen af dit momsnummer, når du bestiller. Begge totalbeløb står nedenfor. Der er ikke bestilt noget endnu: tjek dem, og bekræft din ordre.',
  'plainCheckout.addressFirst': 'Udfyld først din adresse.',
  'plainCheckout.companyTyped':
    'Du har angivet en virksomhed. Vælg ”{choice}” for at bestille for den, eller send formularen igen for at bestille som privatperson.',
  'plainCheckout.streetTyped':
    'Du har angivet et vejnavn til leveringen. Sæt kryds i ”{choice}” for at få pakken sendt dertil, eller send formularen igen for at få den sendt til faktureringsadressen.',
} satisfies Record<keyof typeof english, string>
