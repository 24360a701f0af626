import type { Locale } from './locales.ts'

/** A thread, the size of a rim or of a circle of holes: `M14x1.25`, `7.5Jx17`, `5x114.3`. */
const sizeCode = /^M?\d[\d.]*J?x\d[\d.]*$/

/**
 * A code of sizes with the decimal sign of the language: `M14x1,25` in all but English. Other texts are unchanged: the
 * names of lamp bases, approvals and classes are the same everywhere.
 */
export function localSizeCode(text: string, locale: Locale): string {
  return locale !== 'en' && sizeCode.test(text) ? text.replaceAll('.', ',') : text
}
