import { type Locale, locales } from '#src/i18n/locales.ts'

/** True in `npm run check:all`; in `npm test` a repeated case is left out, or every so many are tried. */
export const isFullCheck = process.env.CHECKS === 'all'

/** The languages a test repeats itself in: English and German, which has the longest words; all in the full check. */
export const testedLocales: readonly Locale[] = isFullCheck ? locales : ['en', 'de']

/** True for cases of a table that are in a language of `testedLocales`, whose code they begin with. */
export const isTested = ([locale]: readonly [string, ...unknown[]]): boolean =>
  testedLocales.some((tested) => tested === locale)

/** Every `step`th of a list; all of it in the full check. */
export function sampled<T>(list: readonly T[], step: number): T[] {
  return list.filter((_, index) => isFullCheck || index % step === 0)
}
