import type { PageSource } from '../pages.ts'

export const pages = {
  terms: [
    'Verkoopvoorwaarden',
    'Wat geldt wanneer u bij Tappet koopt.',
    [
      'Van wie u koopt',
      'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Zweden, help@tappet.example. Deze voorwaarden gelden voor consumenten. De wet van uw land beschermt u, wat hier ook staat.',
    ],
    [
      'Bestelling en overeenkomst',
      'Uw bestelling is een aanbod om te kopen. De overeenkomst komt tot stand wanneer wij die per e-mail bevestigen. Is een artikel op, dan laten we dat weten en betaalt u er niets voor.',
    ],
    [
      'Prijzen en betaling',
      'Prijzen zijn inclusief btw, tenzij de pagina anders vermeldt. Verzend- en betaalkosten ziet u voordat u bestelt. Het statiegeld op een ruilonderdeel wordt samen met het onderdeel berekend en terugbetaald zodra wij het oude ontvangen.',
    ],
    [
      'Gebreken',
      'Is een onderdeel gebrekkig of niet zoals beschreven, dan kunt u herstel of vervanging, prijsvermindering of uw geld terug vragen. U kunt ten minste twee jaar na levering klagen; geeft de wet u langer, dan geldt dat. Meld het gebrek binnen redelijke tijd na ontdekking.',
    ],
    [
      'Geschillen',
      'Schrijf eerst ons. Komen we er niet uit, dan kunt u terecht bij de geschillencommissie of de rechter in uw land.',
    ],
  ],
  privacy: [
    'Privacy',
    'Welke gegevens we verwerken, waarom, en wat u kunt doen.',
    ['Verantwoordelijke', 'Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Zweden, help@tappet.example.'],
    [
      'Wat we verwerken en waarom',
      'Naam, adres, e-mail, telefoon en bestelling, om de overeenkomst uit te voeren. Facturen, omdat de boekhoudwet dat eist. Een persoonlijk identificatienummer alleen als u op factuur betaalt en de wet of de kredietcontrole het vereist.',
    ],
    [
      'Cookies en opslag',
      'Eén cookie bewaart uw winkelwagen 30 dagen; twee onthouden een jaar het land en de taal die u koos. Ze zijn nodig voor wat u van de winkel vraagt. Bekeken onderdelen blijven in uw eigen browser.',
    ],
    [
      'Wie gegevens ontvangt',
      'De vervoerder en de betaaldienst die u kiest, en wie de winkel voor ons beheert. Niemand mag de gegevens voor eigen doeleinden gebruiken.',
    ],
    [
      'Hoe lang, en uw rechten',
      'Bestellingen en facturen bewaren we zolang de wet dat eist, andere gegevens tot ze niet meer nodig zijn. U kunt uw gegevens inzien, verbeteren, overdragen of wissen, bezwaar maken tegen het gebruik en een klacht indienen bij de Autoriteit Persoonsgegevens of de toezichthouder in uw land.',
    ],
  ],
  delivery: [
    'Bezorging',
    'Waarheen we verzenden, hoe, en hoe snel.',
    [
      'Waarheen en hoe',
      'We bezorgen in de landen die u kunt kiezen onder ‘Land en taal’. De leveringswijzen voor uw bestelling en hun prijs ziet u bij het afrekenen.',
    ],
    [
      'Hoe lang het duurt',
      'Onderdelen op voorraad vertrekken binnen één werkdag. Op de pagina van een onderdeel staat of het niet op voorraad is en hoe lang de leverancier nodig heeft. We leveren binnen 30 dagen, tenzij we iets anders afspreken.',
    ],
    [
      'Wat niet overal heen kan',
      'Accu’s, lak, airbags en andere gevaarlijke goederen reizen alleen over de weg en worden niet in elk land verkocht. Grote carrosseriedelen komen aan de deur, niet in een pakketautomaat.',
    ],
    [
      'Als iets beschadigd is',
      'Controleer het pakket bij aankomst en meld schade zo snel mogelijk, liefst met foto. Het risico is voor ons totdat u de goederen in handen hebt.',
    ],
  ],
  returns: [
    'Retourneren',
    'Een onderdeel binnen 30 dagen terugsturen.',
    [
      '30 dagen',
      'U kunt een ongebruikt onderdeel binnen 30 dagen na ontvangst terugsturen. Dat is meer dan het herroepingsrecht u geeft en doet er niets aan af.',
    ],
    [
      'Zo doet u dat',
      'Schrijf naar help@tappet.example met het bestelnummer. Verpak het onderdeel zoals het kwam, in zijn doos, en bewaar het verzendbewijs. U betaalt de retourzending, tenzij het onderdeel gebrekkig was of wij het verkeerde stuurden.',
    ],
    [
      'Wat we controleren',
      'Een gemonteerd onderdeel, of olie of lak die geopend is, kan niet opnieuw verkocht worden. Is het onderdeel meer gebruikt dan nodig om het te beoordelen, dan kunnen we de waardevermindering aftrekken.',
    ],
    [
      'Oude onderdelen met statiegeld',
      'Laat het oude onderdeel leeglopen, doe het in de doos van het nieuwe en stuur het binnen 60 dagen op. Het statiegeld wordt terugbetaald zodra het compleet is aangekomen.',
    ],
  ],
  withdrawal: [
    'Herroepingsrecht',
    'Veertien dagen om u te bedenken, en hoe.',
    [
      'Uw recht',
      'U kunt de overeenkomst binnen 14 dagen zonder opgave van redenen herroepen. De termijn eindigt 14 dagen nadat u, of een door u aangewezen derde die niet de vervoerder is, het laatste goed heeft ontvangen.',
    ],
    [
      'Hoe u herroept',
      'Laat het ons ondubbelzinnig weten, per brief aan Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Zweden, of per e-mail aan help@tappet.example. Het volstaat dat u dit verstuurt voordat de termijn eindigt. U mag het formulier hieronder gebruiken, maar dat hoeft niet.',
    ],
    [
      'Wat er dan gebeurt',
      'We betalen alles terug, inclusief standaardbezorging, binnen 14 dagen na uw bericht en met hetzelfde betaalmiddel. We mogen wachten tot we de goederen hebben of het bewijs van verzending. Stuur ze binnen 14 dagen terug; de kosten daarvan zijn voor u. U bent alleen aansprakelijk voor waardevermindering door gebruik dat verder gaat dan nodig om ze te beoordelen.',
    ],
    [
      'Uitzonderingen',
      'Het recht geldt niet voor goederen die volgens uw specificaties zijn gemaakt, zoals lak op kleurcode, of voor verzegelde goederen die om gezondheidsredenen na opening niet terug kunnen.',
    ],
    [
      'Modelformulier voor herroeping',
      'Aan Tappet Parts AB, Provgatan 1, 111 22 Stockholm, Zweden, help@tappet.example: Ik deel u hierbij mede dat ik onze overeenkomst betreffende de verkoop van de volgende goederen herroep. Besteld op, ontvangen op. Naam en adres van de consument. Datum, en handtekening indien op papier.',
    ],
  ],
} satisfies Record<string, PageSource>
