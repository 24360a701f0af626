import type { quickOrder as english } from '../../en/server/quick-order.ts'

export const quickOrder = {
  'quickOrder.title': 'Snabbeställning',
  'quickOrder.lead':
    'Skriv eller klistra in artikelnummer, ett per rad, med antal. Originalnummer och andra tillverkares nummer går också bra.',
  'quickOrder.list': 'Artikelnummer och antal',
  'quickOrder.hint':
    'Till exempel: X271-925 2. Rader kopierade från ett kalkylblad fungerar också. Högst {max} rader.',
  'quickOrder.file': 'Eller en fil (CSV)',
  'quickOrder.fileRead': 'Filens innehåll står nu i listan. Kontrollera det och tryck på ”Slå upp”.',
  'quickOrder.fileTooLarge': 'Filen är för stor för en lista med artikelnummer.',
  'quickOrder.lookUp': 'Slå upp',
  'quickOrder.lookingUp': 'Slår upp …',
  'quickOrder.startOver': 'Ny lista',
  'quickOrder.empty': 'Ange minst ett artikelnummer.',
  'quickOrder.tooMany':
    'Listan har {count} rader, och högst {max} kan slås upp på en gång. Inget har gått förlorat: ta bort några rader eller beställ i två listor.',
  'quickOrder.longLine': 'Rad {line} är längre än {max} tecken. Korta den till nummer och antal.',
  'quickOrder.tooLong': 'Texten är för lång för en lista med artikelnummer.',
  'quickOrder.unavailable':
    'Nummer kan inte slås upp just nu. Din lista finns kvar. Försök igen om en stund.',
  'quickOrder.limited':
    'Du har gjort många sökningar. Din lista finns kvar. Vänta tio minuter och försök igen.',
  'quickOrder.result': 'Din lista',
  'quickOrder.found': 'Hittade rader: {found} av {count}.',
  'quickOrder.line': 'Din rad',
  'quickOrder.part': 'Del',
  'quickOrder.order': 'Beställ:',
  'quickOrder.missing': 'Hittades inte',
  'quickOrder.search': 'Sök efter numret',
  'quickOrder.several': 'Flera delar har det här numret. Välj en.',
  'quickOrder.all': 'Visa alla',
  'quickOrder.none': 'Ingen av dessa',
  'quickOrder.replaced': '{number} finns inte längre. Den här delen ersätter den.',
  'quickOrder.changed': 'Du ville ha {asked}. Antalet är ändrat till {quantity}.',
  'quickOrder.add': 'Lägg valda delar i varukorgen',
  'quickOrder.deposits': 'Stomavgift och pant läggs till i varukorgen.',
  'quickOrder.nothingChosen': 'Välj minst en del.',
  'quickOrder.zero': 'Inte tillagt, eftersom antalet är 0:',
  'quickOrder.added': 'I varukorgen',
  'quickOrder.partly': 'Bara delvis i varukorgen; fler finns inte i lager:',
  'quickOrder.notAdded': 'Inte tillagt: slut i lager eller säljs inte här.',
  'quickOrder.unknown':
    'Vi fick inget svar, så det är osäkert vad som lades till. Kontrollera varukorgen innan du försöker igen.',
  'quickOrder.toCart': 'Till varukorgen',
} satisfies Record<keyof typeof english, string>
