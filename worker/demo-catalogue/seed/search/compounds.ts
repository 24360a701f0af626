import type { Locale } from '#src/i18n/locales.ts'

/** Final elements of compound nouns, in languages that write these as one word. */
const tails: Partial<Record<Locale, readonly string[]>> = {
  sv: words(`skiva beläggssats backssats trumma ok slang cylinder vajer givare filter filtersats plugg sats rem
    spännare packning fäste dämpare stift spole kabelsats lock pump sond mätare kärl fläkt fjäder lager arm bussning
    led stag lagersats damask axel batteri motor kontakt lampa kastare lykta ljus blad spegel glas skärm fångare grill
    list matta klädsel knopp hiss fälg bult krok räcke värmare nyckel handbok olja vätska rengöring färg schampo`),
  da: words(`skive klodssæt bakkesæt tromle kaliber slange cylinder kabel sensor filter filtersæt sæt rem strammer
    pakning ophæng rør spole dæksel pumpe sonde måler beholder blæser dæmper fjeder leje arm bøsning kugle stang
    lejesæt manchet aksel batteri kontakt lygte lys blad motor spejl glas skærm fanger grill liste måtte betræk knop
    hejs fælg bolt træk varmer nøgle håndbog olie væske rens stift shampoo`),
  nl: words(`schijf blokkenset schoenenset trommel klauw slang cilinder kabel sensor filter filterset set plug riem
    spanner pakking steun demper rubber bougie kap pomp sonde meter tank ventilator veer lager arm kogel stang lagerset
    hoes as accu motor schakelaar lamp licht blad spiegel glas scherm mat bekleding wiel knop bout haak verwarmer
    sleutel handboek olie vloeistof reiniger stift shampoo`),
  de: words(`scheibe belagsatz backensatz trommel sattel schlauch zylinder seil sensor filter filtersatz schraube
    riemensatz satz riemen spanner dichtung lager lader dämpfer kerze spule kappe pumpe sonde messer behälter gebläse
    feder lenker gelenk kopf stange lagersatz manschette welle batterie maschine schalter lampe werfer leuchte blatt
    motor spiegel glas flügel fänger grill matte bezug rad knauf heber felge kupplung trägersatz wärmer schlüssel
    anleitung öl mittel flüssigkeit reiniger stift shampoo`),
}

function words(text: string): string[] {
  return text.split(/\s+/).sort((left, right) => right.length - left.length)
}

/** Splits a compound noun for search: `Bremsscheibe` → `brems scheibe`. Empty for other words. */
export function compoundParts(word: string, language: Locale): string {
  const lower = word.toLowerCase()
  const tail = tails[language]?.find((end) => lower.length > end.length + 1 && lower.endsWith(end))
  return tail === undefined ? '' : `${lower.slice(0, -tail.length)} ${tail}`
}
