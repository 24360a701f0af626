import type { Locale } from '#src/i18n/locales.ts'

/** Languages of the core journeys, and of the journeys under Node. */
export const coreLanguages: readonly Locale[] = ['en', 'de']
