import { foldWords } from '#src/commerce/contract/search/trade-words/part-kinds.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Words around the part and the car that ask for an answer, or join the two, and narrow nothing. */
const fillers: Readonly<Record<Locale, string>> = {
  en: 'a an the my for of on to in with which what how much many do does i is are need needs fit fits fitting suitable size sizes dimension dimensions length diameter capacity quantity amount volume price buy litres liters',
  sv: 'en ett min mitt mina till för på i med vilken vilket vilka hur mycket många jag är behöver behövs passar storlek storlekar mått längd diameter mängd volym pris köpa liter',
  fi: 'auto autoon minun mikä mitkä mihin kuinka paljon monta miten tarvitsee tarvitaan sopii sopiva sopivat koko mitat pituus halkaisija määrä tilavuus hinta osta litraa',
  da: 'en et min mit mine til på i med hvilken hvilket hvilke hvor meget mange jeg er skal bruge bruger passer størrelse størrelser mål længde diameter mængde volumen pris køb købe liter',
  fr: 'un une le la les l de du des d ma mon mes pour sur dans avec quel quelle quels quelles combien faut il est convient compatible compatibles taille tailles dimension dimensions longueur diamètre quantité contenance capacité volume prix acheter litres',
  nl: 'een de het mijn voor van op in met welk welke wat hoe hoeveel veel ik is zijn heb nodig past passen passend passende maat maten lengte diameter hoeveelheid inhoud volume prijs kopen liter',
  de: 'ein eine einen der die das den dem mein meine meinen für zu zum im in am an mit welche welcher welches welchen wie wieviel viel viele ich ist sind brauche braucht passt passen passend passende größe größen maß maße länge durchmesser menge füllmenge volumen preis kaufen liter',
}

const words = new Map(Object.entries(fillers).map(([language, text]) => [language, wordsOf(text)]))

/** Words for measures at the end of compounds: `Wischerlänge`, `oljemängd`. */
const askedEndings = wordsOf(
  'mängd längd storlek mått mængde længde størrelse mål hoeveelheid lengte maat inhoud füllmenge menge länge größe maß maße durchmesser määrä pituus koko',
)

const minStem = 2

/** True if a word, in the form of `foldWords`, says nothing about the part in a language. */
export function isFiller(word: string, language: string): boolean {
  return words.get(language)?.has(word) ?? false
}

/**
 * The word that a compound asks about, in the forms that it may have by itself: of `oljemangd` these are `olje` and
 * `olja`. Empty for other words.
 */
export function askedAbout(word: string): string[] {
  const [stem] = [...askedEndings]
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter(({ length }) => length >= minStem)
    .sort((left, right) => left.length - right.length)
  return stem === undefined ? [] : [stem, stem.replace(/s$/, ''), stem.replace(/e$/, 'a')]
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(foldWords(text).split(' '))
}
