import type { Locale } from '#src/i18n/locales.ts'
import type { Words } from '../plan/data-file.ts'

const core: Words = {
  en: 'Core deposit',
  sv: 'Stomavgift',
  fi: 'Vaihto-osapantti',
  da: 'Depositum for byttedel',
  fr: 'Consigne',
  nl: 'Statiegeld ruilonderdeel',
  de: 'Altteilpfand',
}
const battery: Words = {
  en: 'Battery deposit',
  sv: 'Batteripant',
  fi: 'Akkupantti',
  da: 'Batteripant',
  fr: 'Consigne de batterie',
  nl: 'Accustatiegeld',
  de: 'Batteriepfand',
}

export function depositName(tier: string, language: Locale): string {
  return tier === 'BAT' ? battery[language] : `${core[language]} ${tier}`
}
