import type { quickOrder as english } from '../../en/server/quick-order.ts'

export const quickOrder = {
  'quickOrder.title': 'Snel bestellen',
  'quickOrder.lead':
    'Typ of plak onderdeelnummers, één per regel, met het aantal. Ook originele nummers en nummers van andere fabrikanten worden gevonden.',
  'quickOrder.list': 'Onderdeelnummers en aantallen',
  'quickOrder.hint': 'Bijvoorbeeld: X271-925 2. Rijen uit een spreadsheet kunnen ook. Hooguit {max} regels.',
  'quickOrder.file': 'Of een bestand (CSV)',
  'quickOrder.fileRead':
    'De regels van het bestand staan nu in de lijst. Controleer ze en kies dan ‘Opzoeken’.',
  'quickOrder.fileTooLarge': 'Dit bestand is te groot voor een lijst met onderdeelnummers.',
  'quickOrder.lookUp': 'Opzoeken',
  'quickOrder.lookingUp': 'Bezig met opzoeken …',
  'quickOrder.startOver': 'Nieuwe lijst',
  'quickOrder.empty': 'Vul ten minste één onderdeelnummer in.',
  'quickOrder.tooMany':
    'De lijst heeft {count} regels, en er kunnen er hooguit {max} tegelijk worden opgezocht. Er is niets verloren: verwijder regels of bestel in twee lijsten.',
  'quickOrder.longLine': 'Regel {line} is langer dan {max} tekens. Kort hem in tot het nummer en het aantal.',
  'quickOrder.tooLong': 'Deze tekst is te lang voor een lijst met onderdeelnummers.',
  'quickOrder.unavailable':
    'Nummers kunnen nu niet worden opgezocht. Uw lijst is bewaard. Probeer het zo meteen opnieuw.',
  'quickOrder.limited':
    'U hebt veel lijsten opgezocht. Uw lijst is bewaard. Wacht tien minuten en probeer het opnieuw.',
  'quickOrder.result': 'Uw lijst',
  'quickOrder.found': 'Gevonden regels: {found} van {count}.',
  'quickOrder.line': 'Uw regel',
  'quickOrder.part': 'Onderdeel',
  'quickOrder.order': 'Bestellen:',
  'quickOrder.missing': 'Niet gevonden',
  'quickOrder.search': 'Zoek op dit nummer',
  'quickOrder.several': 'Meerdere onderdelen hebben dit nummer. Kies er een.',
  'quickOrder.all': 'Alles tonen',
  'quickOrder.none': 'Geen van deze',
  'quickOrder.replaced': '{number} is niet meer leverbaar. Dit onderdeel vervangt het.',
  'quickOrder.changed': 'U wilde er {asked}; we hebben {quantity} ingevuld.',
  'quickOrder.add': 'Gekozen onderdelen in winkelwagen',
  'quickOrder.deposits': 'Statiegeld komt er in de winkelwagen bij.',
  'quickOrder.nothingChosen': 'Kies ten minste één onderdeel.',
  'quickOrder.zero': 'Niet toegevoegd, omdat het aantal 0 is:',
  'quickOrder.added': 'In de winkelwagen',
  'quickOrder.partly': 'Slechts gedeeltelijk in de winkelwagen, niet genoeg voorraad:',
  'quickOrder.notAdded': 'Niet toegevoegd: niet op voorraad of niet te koop in uw land.',
  'quickOrder.unknown':
    'We kregen geen antwoord, dus het is niet zeker wat is toegevoegd. Controleer uw winkelwagen voordat u het opnieuw probeert.',
  'quickOrder.toCart': 'Naar de winkelwagen',
} satisfies Record<keyof typeof english, string>
