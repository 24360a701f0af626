import { legalGuaranteeIn } from '#src/commerce/contract/legal-guarantee.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../../demo-catalogue/in-every-language.ts'

/** Words of the notice; `{years}` is the number of years, always more than one. */
const texts = inEveryLanguage({
  en: {
    title: 'Legal guarantee: {years} years',
    lasting: 'Legal guarantee: as long as the part can be expected to last, at least {years} years',
    text: 'If a part is faulty or not as described, we repair or replace it free of charge. If that cannot be done, you get a price reduction or your money back. These rights are yours by law, with or without a manufacturer’s guarantee.',
    reject: 'You can return a faulty part for a full refund within 30 days.',
  },
  sv: {
    title: 'Lagstadgad reklamationsrätt: {years} år',
    lasting: 'Lagstadgad reklamationsrätt: så länge delen kan antas hålla, minst {years} år',
    text: 'Om en del är felaktig eller inte stämmer med beskrivningen reparerar eller byter vi ut den utan kostnad. Går det inte får du prisavdrag eller pengarna tillbaka. Dessa rättigheter har du enligt lag, oavsett tillverkarens garanti.',
    reject: 'En felaktig del kan du lämna tillbaka inom 30 dagar och få hela beloppet tillbaka.',
  },
  fi: {
    title: 'Lakisääteinen virhevastuu: {years} vuotta',
    lasting: 'Lakisääteinen virhevastuu: niin kauan kuin osan voi olettaa kestävän, vähintään {years} vuotta',
    text: 'Jos osa on virheellinen tai ei vastaa kuvausta, korjaamme tai vaihdamme sen maksutta. Jos se ei onnistu, saat hinnanalennuksen tai rahat takaisin. Nämä oikeudet ovat sinulla lain perusteella valmistajan takuusta riippumatta.',
    reject: 'Virheellisen osan voi palauttaa 30 päivän kuluessa ja saada koko hinnan takaisin.',
  },
  da: {
    title: 'Lovpligtig reklamationsret: {years} år',
    lasting: 'Lovpligtig reklamationsret: så længe delen kan forventes at holde, mindst {years} år',
    text: 'Er en del mangelfuld eller ikke som beskrevet, reparerer eller ombytter vi den uden beregning. Kan det ikke lade sig gøre, får du et afslag i prisen eller pengene tilbage. De rettigheder har du efter loven, uanset producentens garanti.',
    reject: 'En mangelfuld del kan du returnere inden for 30 dage og få alle pengene tilbage.',
  },
  fr: {
    title: 'Garantie légale de conformité\u00a0: {years} ans',
    lasting:
      'Garantie légale de conformité\u00a0: aussi longtemps que la pièce est censée durer, au moins {years} ans',
    text: 'Si une pièce est défectueuse ou ne correspond pas à sa description, nous la réparons ou la remplaçons sans frais. Si cela n’est pas possible, vous obtenez une réduction du prix ou un remboursement. La loi vous donne ces droits, quelle que soit la garantie du fabricant.',
    reject: 'Vous pouvez rendre une pièce défectueuse dans les 30 jours contre un remboursement intégral.',
  },
  nl: {
    title: 'Wettelijke garantie: {years} jaar',
    lasting: 'Wettelijke garantie: zolang het onderdeel naar verwachting meegaat, ten minste {years} jaar',
    text: 'Is een onderdeel defect of niet zoals beschreven, dan repareren of vervangen wij het kosteloos. Lukt dat niet, dan krijgt u prijsvermindering of uw geld terug. Deze rechten hebt u volgens de wet, los van een garantie van de fabrikant.',
    reject:
      'Een defect onderdeel kunt u binnen 30 dagen retourneren, waarna u het volledige bedrag terugkrijgt.',
  },
  de: {
    title: 'Gesetzliche Gewährleistung: {years} Jahre',
    lasting:
      'Gesetzliche Gewährleistung: so lange, wie man erwarten kann, dass das Teil hält, mindestens {years} Jahre',
    text: 'Ist ein Teil mangelhaft oder nicht wie beschrieben, reparieren oder ersetzen wir es kostenlos. Geht das nicht, wird der Preis gemindert oder Sie erhalten Ihr Geld zurück. Diese Rechte haben Sie per Gesetz, unabhängig von einer Garantie des Herstellers.',
    reject: 'Ein mangelhaftes Teil können Sie innerhalb von 30 Tagen gegen volle Erstattung zurückgeben.',
  },
})

/** The notice on the legal guarantee of the country of delivery, an ISO 3166 code: its title, and what it grants. */
export function guaranteeTexts(country: string | null, language: Locale): string[] {
  const { years, lasting: isLasting, rejectable } = legalGuaranteeIn(country)
  const { title, lasting, text, reject } = texts[language]
  const heading = (isLasting ? lasting : title).replace('{years}', String(years))
  return [heading, rejectable ? `${text} ${reject}` : text]
}
