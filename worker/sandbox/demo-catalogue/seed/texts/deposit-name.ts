import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage } from '../../in-every-language.ts'

const core = inEveryLanguage({
  en: 'Core deposit',
  sv: 'Stomavgift',
  fi: 'Vaihto-osapantti',
  da: 'Depositum for ombytningsdel',
  fr: 'Consigne',
  nl: 'Statiegeld ruilonderdeel',
  de: 'Altteilpfand',
})
const battery = inEveryLanguage({
  en: 'Battery deposit',
  sv: 'Batteripant',
  fi: 'Akkupantti',
  da: 'Batteripant',
  fr: 'Consigne de batterie',
  nl: 'Accustatiegeld',
  de: 'Batteriepfand',
})

/** The name of a deposit article by its tier. Its amount stands beside it, so the tiers of old parts share a name. */
export function depositName(tier: string, language: Locale): string {
  return (tier === 'BAT' ? battery : core)[language]
}
