import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Preise für: {country}, in {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# Artikel ist in diesem Land nicht erhältlich und wurde aus dem Warenkorb entfernt.} other {# Artikel sind in diesem Land nicht erhältlich und wurden aus dem Warenkorb entfernt.}}',
  'region.andMore': '{names} und {count, plural, one {# weiterer Artikel} other {# weitere Artikel}}',
  'region.incomplete':
    'Nicht alles konnte zurück in den Warenkorb gelegt werden. Bitte fügen Sie Fehlendes erneut hinzu.',
  'region.unanswered':
    'Das Land konnte nicht geändert werden. Ihr Warenkorb ist unverändert. Versuchen Sie es gleich noch einmal.',
} satisfies Record<keyof typeof english, string>
