import { shopName } from '#src/brand.ts'
import type { FaqSource } from './faq-source.ts'

export const faq: FaqSource = {
  title: 'Ofte stillede spørgsmål',
  description: `Svar om levering, pasform, returnering, betaling og din konto hos ${shopName}.`,
  topics: {
    orders: 'Ordre og levering',
    fit: 'Passer delen til min bil?',
    returns: 'Returnering, fortrydelse og depositum',
    payment: 'Betaling',
    account: 'Konto og persondata',
  },
  questions: {
    'delivery-time': [
      'Hvor lang er leveringstiden?',
      '<p>Dele på lager sendes inden for én hverdag. Ved kassen kan du se, hvor mange hverdage hver leveringsmåde derefter tager til dit land. Skal en del først komme fra leverandøren, står der på delens side, hvor lang tid det tager.</p><p>Læs mere om <a href="/info/delivery">levering</a>.</p>',
    ],
    'delivery-cost': [
      'Hvad koster leveringen?',
      '<p>Det afhænger af land, vægt og leveringsmåde. Ved kassen ser du alle priser, før du bestiller.</p><p>Over en bestemt vareværdi er standardlevering gratis; kurven viser, hvor meget der mangler. Depositum og pant tæller ikke med. Ekspreslevering og fragt af store dele betaler du altid for.</p>',
    ],
    'track-order': [
      'Hvor er min ordre?',
      '<p>Indtast ordrenummer og e-mailadresse under <a href="/track-order">Følg din ordre</a>. Har du en konto, finder du også dine ordrer dér.</p>',
    ],
    'change-order': [
      'Kan jeg ændre eller annullere en ordre?',
      '<p><a href="/support">Kontakt os</a> hurtigst muligt med dit ordrenummer. Vi kan ændre eller annullere en ordre, indtil den er sendt. Derefter kan du <a href="/withdraw">fortryde købet</a> eller returnere delene.</p>',
    ],
    'fits-my-car': [
      'Hvordan ved jeg, om en del passer til min bil?',
      '<p>På delens side står der, hvilke biler den passer til, med motor og modelår, og lister kan filtreres efter bil. Sammenlign også mål og originalnummer med din gamle del.</p><p>Er du stadig i tvivl? <a href="/support">Spørg os</a>, og oplys model, modelår og stelnummer.</p>',
    ],
    conditions: [
      'Hvad betyder betingelser som ”fra stelnr.” eller ”ventilerede bremseskiver foran 263 mm”?',
      '<p>Bilproducenterne ændrede ofte dele midt i et modelår, og nogle biler blev bygget med bremser i forskellige størrelser. En del med en betingelse passer kun, hvis din bil opfylder den.</p><p>Stelnummeret står på typeskiltet og i registreringsattesten. En bremseskive måles fra kant til kant; en ventileret er to plader med ribber imellem.</p>',
    ],
    'part-number': [
      'Kan jeg søge på et varenummer?',
      '<p>Ja. Skriv originalnummeret (OE) eller en anden producents nummer i søgefeltet.</p>',
    ],
    'how-many': [
      'Hvor mange skal jeg bruge?',
      '<p>Når det er muligt, anbefaler vi et antal på varens side, for eksempel to pr. aksel, og det er allerede udfyldt, når du lægger delen i kurven. Skift altid bremseskiver, bremseklodser og støddæmpere i begge sider af en aksel.</p>',
    ],
    return: [
      'Hvordan returnerer jeg en del?',
      '<p>Ubrugte dele kan du returnere inden for 30 dage. Skriv til os med ordrenummeret, pak delen i den originale æske, og gem kvitteringen for pakken. Under <a href="/info/returns">Returnering</a> står der, hvordan du gør, og hvem der betaler.</p>',
    ],
    withdraw: [
      'Hvordan fortryder jeg et køb?',
      '<p>Inden for 14 dage, efter at du har fået varen, kan du <a href="/withdraw">fortryde købet på nettet</a> uden at angive en grund. Du får en bekræftelse pr. e-mail.</p><p>Frister og undtagelser står under <a href="/info/withdrawal">Fortrydelsesret</a>.</p>',
    ],
    deposit: [
      'Hvorfor betaler jeg depositum for nogle dele?',
      '<p>Dele som bremsekalibre, generatorer og startere renoveres af gamle dele. Depositummet står under prisen og har sin egen linje i kurven.</p><p>Tøm den gamle del, send den i den nyes æske inden for 60 dage, så betaler vi depositummet tilbage, når den er kommet komplet frem. Om batteripant i Tyskland kan du læse under <a href="/info/take-back">Tilbagetagning og genanvendelse</a>.</p>',
    ],
    faulty: [
      'Hvad gør jeg, hvis en del har en fejl eller er beskadiget?',
      '<p><a href="/support">Skriv til os</a> hurtigst muligt med ordrenummeret og en beskrivelse af fejlen. Vi reparerer eller ombytter delen eller betaler pengene tilbage, og vi betaler returneringen. Dine rettigheder står i <a href="/info/terms">handelsbetingelserne</a>.</p>',
    ],
    'payment-methods': [
      'Hvordan kan jeg betale?',
      '<p>Med kort, netbank, mobilbetaling eller digital tegnebog, på forhånd med bankoverførsel eller på faktura. Ved kassen ser du, hvilke betalingsmåder der findes i dit land, og om der er gebyr på nogen af dem.</p>',
    ],
    'discount-code': [
      'Hvor indtaster jeg en rabatkode?',
      '<p>I kurven eller under betaling ved kassen, ved ”Rabatkode eller gavekort”. Du ser rabatten, før du bestiller.</p>',
    ],
    vat: [
      'Kan jeg købe som virksomhed uden moms?',
      '<p>Ja. Angiv firmanavn og momsnummer ved kassen. Er nummeret gyldigt og fra det EU-land, vi leverer til (et andet end Sverige), trækkes momsen fra. Alle andre betaler prisen inklusive moms.</p>',
    ],
    'need-account': [
      'Skal jeg have en konto?',
      '<p>Nej, du kan bestille som gæst. Med en konto ser du alle dine ordrer og kvitteringer, skal ikke skrive adressen igen og kan gemme dine biler under ”Mine biler”. Du kan <a href="/register">oprette en konto</a>, når du vil.</p>',
    ],
    password: [
      'Jeg har glemt min adgangskode. Hvad gør jeg?',
      '<p>Indtast din e-mailadresse under <a href="/forgot-password">Glemt adgangskoden?</a>, så sender vi et link, hvor du vælger en ny.</p>',
    ],
    'no-email': [
      'E-mailen med linket er ikke kommet. Hvad gør jeg?',
      '<p>Se også i mappen med spam, og kontrollér, at adressen er den, der hører til din konto. <a href="/forgot-password">Bed så om et nyt link</a>, eller <a href="/support">skriv til os</a>.</p>',
    ],
    'my-data': [
      'Hvad sker der med mine data?',
      '<p>Vi bruger dem til at behandle din ordre og giver dem kun videre til dem, der skal bruge dem til det, for eksempel fragtfirmaet. Vil du se, rette eller slette dine data, så <a href="/support">skriv til os</a>. Læs mere under <a href="/info/privacy">Persondatapolitik</a>.</p>',
    ],
  },
}
