import type { Locale } from '#src/i18n/locales.ts'

/** Each language calls itself by its own name, whoever reads. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  sv: 'Svenska',
  fi: 'Suomi',
  da: 'Dansk',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
}
