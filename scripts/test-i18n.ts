import { createI18n, type I18n } from '#src/i18n/i18n.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { messages as daLater } from '#src/i18n/messages/da/later.ts'
import { messages as da } from '#src/i18n/messages/da.ts'
import { messages as deLater } from '#src/i18n/messages/de/later.ts'
import { messages as de } from '#src/i18n/messages/de.ts'
import { messages as enLater } from '#src/i18n/messages/en/later.ts'
import { messages as en } from '#src/i18n/messages/en.ts'
import { messages as fiLater } from '#src/i18n/messages/fi/later.ts'
import { messages as fi } from '#src/i18n/messages/fi.ts'
import { messages as frLater } from '#src/i18n/messages/fr/later.ts'
import { messages as fr } from '#src/i18n/messages/fr.ts'
import { messages as nlLater } from '#src/i18n/messages/nl/later.ts'
import { messages as nl } from '#src/i18n/messages/nl.ts'
import { messages as svLater } from '#src/i18n/messages/sv/later.ts'
import { messages as sv } from '#src/i18n/messages/sv.ts'

const words = {
  en: { ...en, ...enLater },
  sv: { ...sv, ...svLater },
  fi: { ...fi, ...fiLater },
  da: { ...da, ...daLater },
  fr: { ...fr, ...frLater },
  nl: { ...nl, ...nlLater },
  de: { ...de, ...deLater },
}

/** The words a shopper of this language reads: journeys and screenshots find things by them. */
export function createTestI18n(locale: Locale): I18n {
  return createI18n(locale, words[locale])
}
