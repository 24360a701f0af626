import type { quickOrder as english } from '../../en/server/quick-order.ts'

export const quickOrder = {
  'quickOrder.title': 'Hurtigbestilling',
  'quickOrder.lead':
    'Skriv eller indsæt varenumre, ét pr. linje, hvert med antal. Originalnumre og andre producenters numre findes også.',
  'quickOrder.list': 'Varenumre og antal',
  'quickOrder.hint':
    'For eksempel: X271-925 2. Rækker kopieret fra et regneark kan også bruges. Højst {max} linjer.',
  'quickOrder.file': 'Eller en fil (CSV)',
  'quickOrder.fileRead': 'Filen står nu i listen. Kontrollér den, og slå den så op.',
  'quickOrder.fileTooLarge': 'Filen er for stor til en liste med varenumre.',
  'quickOrder.lookUp': 'Slå op',
  'quickOrder.lookingUp': 'Slår op …',
  'quickOrder.startOver': 'Ny liste',
  'quickOrder.empty': 'Angiv mindst ét varenummer.',
  'quickOrder.tooMany':
    'Listen har {count} linjer, og højst {max} kan slås op på én gang. Intet er gået tabt: fjern nogle linjer, eller bestil i to lister.',
  'quickOrder.longLine': 'Linje {line} er længere end {max} tegn. Kort den ned til nummer og antal.',
  'quickOrder.tooLong': 'Teksten er for lang til en liste med varenumre.',
  'quickOrder.unavailable': 'Numre kan ikke slås op lige nu. Din liste er gemt. Prøv igen om lidt.',
  'quickOrder.limited': 'Du har slået mange lister op. Din liste er gemt. Vent ti minutter, og prøv igen.',
  'quickOrder.result': 'Din liste',
  'quickOrder.found': 'Fundne linjer: {found} af {count}.',
  'quickOrder.line': 'Din linje',
  'quickOrder.part': 'Reservedel',
  'quickOrder.order': 'Bestil',
  'quickOrder.missing': 'Ikke fundet',
  'quickOrder.search': 'Søg efter nummeret',
  'quickOrder.several': 'Flere dele har dette nummer. Vælg én.',
  'quickOrder.all': 'Vis alle',
  'quickOrder.none': 'Ingen af disse',
  'quickOrder.replaced': '{number} findes ikke længere. Denne del erstatter den.',
  'quickOrder.changed': 'Du bad om {asked}, så {quantity} er udfyldt.',
  'quickOrder.add': 'Læg valgte dele i kurven',
  'quickOrder.deposits': 'Deposita lægges til i kurven.',
  'quickOrder.nothingChosen': 'Vælg mindst én del.',
  'quickOrder.added': 'I kurven',
  'quickOrder.partly': 'Kun delvist i kurven, da der ikke er flere:',
  'quickOrder.notAdded': 'Ikke tilføjet: der er ingen, eller den sælges ikke her.',
  'quickOrder.unknown':
    'Vi fik intet svar, så det er ikke sikkert, hvad der blev lagt i. Se i kurven, før du prøver igen.',
  'quickOrder.toCart': 'Gå til kurven',
} satisfies Record<keyof typeof english, string>
