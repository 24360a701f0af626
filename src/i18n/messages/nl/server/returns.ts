import type { returns as english } from '../../en/server/returns.ts'

export const returns = {
  'returns.title': 'Retouren',
  'returns.of': 'Iets retourneren uit bestelling {number}',
  'returns.choose': 'Uit welke bestelling komt het?',
  'returns.none': 'In uw laatste bestellingen zit niets dat kan worden teruggestuurd.',
  'returns.notSentYet': 'Van deze bestelling is nog niets verstuurd, dus er is niets om terug te sturen.',
  'returns.nothingLeft': 'Van deze bestelling is niets meer terug te sturen.',
  'returns.unreadable':
    'De onderdelen van deze bestelling kunnen nu niet worden getoond. Schrijf naar de klantenservice en vermeld het bestelnummer.',
  'returns.byMail': 'Schrijf naar de klantenservice wat u wilt terugsturen, en waarom.',
  'returns.parts': 'Welke onderdelen stuurt u terug?',
  'returns.reason': 'Reden',
  'returns.chooseReason': 'Kies een reden',
  'returns.reason.noFit': 'Het paste niet op mijn auto',
  'returns.reason.wrongPart': 'Ik kreeg een ander onderdeel dan ik bestelde',
  'returns.reason.faulty': 'Het was defect toen het aankwam',
  'returns.reason.failed': 'Het werkte later niet meer',
  'returns.reason.changedMind': 'Ik ben van gedachten veranderd',
  'returns.reason.oldPart': 'Het is het oude onderdeel, voor het statiegeld',
  'returns.back': '{count, plural, one {# stuk is teruggekomen} other {# stuks zijn teruggekomen}}',
  'returns.deposit': 'Statiegeld {amount} per stuk: u krijgt het terug zodra het oude onderdeel er is.',
  'returns.depositUnknown': 'Met statiegeld: u krijgt het terug zodra het oude onderdeel er is.',
  'returns.note': 'Is er iets wat we moeten weten?',
  'returns.noteHint': 'Bij een defect onderdeel: wat er gebeurt, en sinds wanneer.',
  'returns.send': 'Retouraanvraag versturen',
  'returns.noReason': 'Kies een reden.',
  'returns.wrongQuantity': 'Vul een getal van 1 tot en met {max} in.',
  'returns.failed': 'Uw aanvraag kon niet worden verstuurd. Hij staat er nog: probeer het zo nog eens.',
  'returns.limited': 'U hebt meerdere aanvragen verstuurd. Wacht een uur, of schrijf naar de klantenservice.',
  'returns.terms': 'Tot wanneer, en wie betaalt',
  'returns.kind.unused': 'Het paste niet, of u bent van gedachten veranderd',
  'returns.kind.faulty': 'Verkeerd of defect onderdeel',
  'returns.kind.oldPart': 'Oud onderdeel voor het statiegeld',
  'returns.until': 'Stuur het uiterlijk op {date} ongebruikt terug, {days} dagen na aankomst.',
  'returns.over': 'De retourtermijn van {days} dagen is op {date} verstreken.',
  'returns.within': 'Stuur het binnen {days} dagen na aankomst terug.',
  'returns.oldPartUntil':
    'Stuur het oude onderdeel uiterlijk op {date} op, {days} dagen na aankomst van het nieuwe.',
  'returns.oldPartOver':
    'De termijn van {days} dagen om het oude onderdeel op te sturen is op {date} verstreken.',
  'returns.oldPartWithin': 'Stuur het oude onderdeel binnen {days} dagen na aankomst van het nieuwe op.',
  'returns.guaranteed':
    'De wettelijke garantie geldt in elk geval tot {date}. Geeft de wet van uw land u langer de tijd, dan geldt die.',
  'returns.guaranteeOver':
    'De minimumtermijn van twee jaar wettelijke garantie is op {date} verstreken. Geeft de wet van uw land u langer de tijd, dan geldt die.',
  'returns.guarantee':
    'De wettelijke garantie geldt minstens twee jaar vanaf de ontvangst van het onderdeel. Geeft de wet van uw land u langer de tijd, dan geldt die.',
  'returns.oldPartPaid': 'U krijgt het statiegeld terug zodra het oude onderdeel er is.',
  'returns.paidBy.buyer': 'U betaalt de verzending.',
  'returns.paidBy.seller': 'Wij betalen de verzending.',
  'returns.law':
    'Binnen 14 dagen van gedachten veranderd? Dan kunt u de overeenkomst ook herroepen zonder een reden te geven.',
  'returns.sent': 'Uw retouraanvraag is verstuurd',
  'returns.next':
    'De klantenservice laat u via {email} weten hoe u de onderdelen verstuurt. Wacht daarop voordat u het pakket verstuurt.',
  'returns.mailed': 'Een kopie van uw aanvraag is onderweg naar {email}.',
  'returns.notMailed':
    'We hebben vandaag al meerdere kopieën naar {email} gestuurd en sturen er geen meer. Uw aanvraag is gewoon in behandeling.',
  'returns.requested': 'Aangevraagd op {date}',
  'returns.line': '{quantity} × {name}: {reason}',
  'returns.more': 'Nog iets uit deze bestelling retourneren',
  'returns.fitting': 'Wat wel past, in plaats van {name}',
  'returns.fittingAll': 'Alle onderdelen: {category}',
} satisfies Record<keyof typeof english, string>
