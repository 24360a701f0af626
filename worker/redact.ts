import { maxLoggedErrorLength } from './limits.ts'

const personal = [
  /(?<=https?:\/\/[\w.:-]{1,100}\/)[^\s)"'>]+/g,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  /\?[\w.%[\]-]{1,64}=[^\s)"'>]*/g,
  /(?<![\w-])(?=[\w-]{0,200}\d)[\w-]{24,}/g,
]

/** Removes URL paths, query strings, e-mail addresses and token-like strings from an error text before it is logged. */
export function redact(text: string): string {
  return personal.reduce(
    (rest, pattern) => rest.replaceAll(pattern, '…'),
    text.slice(0, maxLoggedErrorLength),
  )
}
