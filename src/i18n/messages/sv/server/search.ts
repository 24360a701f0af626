import type { search as english } from '../../en/server/search.ts'

export const search = {
  'search.results': '{count, plural, one {# träff} other {# träffar}} för ”{keyword}”',
  'search.noParts': 'Inga delar hittades för ”{keyword}”',
  'search.pages': 'Sidor och svar',
  'search.none': 'Inga träffar för ”{keyword}”',
  'search.noneHint':
    'Kontrollera stavningen, använd färre ord eller ange ett artikelnummer eller originalnummer.',
  'search.car': '”{keyword}” är numret på en bil: {car}',
  'search.carHint': 'Använd den som din bil, så visar butiken delarna som passar.',
  'search.prompt': 'Vad letar du efter?',
  'search.promptHint': 'En reservdel, dess nummer, ett originalnummer eller en bil.',
  'search.unavailable': 'Sökningen går inte att nå just nu',
  'search.unavailableHint': 'Alla kategorier fungerar som vanligt. Försök söka igen om en stund.',
  'search.without': 'Inget har alla dessa ord. Visas utan ”{words}”.',
  'search.didYouMean': 'Menade du {words}?',
  'search.corrected': 'Visar träffar för ”{words}”. Sök i stället efter {link}.',
  'search.foundIn': 'Hittades på {language}.',
  'search.year': 'För årsmodell {year}. {link}',
  'search.allYears': 'Visa alla år',
  'search.noWord': '”{keyword}” innehåller inget sökord',
  'search.nearest': 'Närmaste delar, hittade med ”{words}”',
  'search.match.article': 'Matchar artikelnummer {number}',
  'search.match.oe': 'Matchar OE-nummer {number}',
  'search.match.cross': 'Matchar {number}',
  'search.match.replaced': 'Ersätter {number}',
  'search.match.code': 'Matchar {number}',
} satisfies Record<keyof typeof english, string>
