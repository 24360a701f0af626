import { maxLoggedErrorLength } from './limits.ts'

const personal = [
  /(?<=https?:\/\/[\w.:-]{1,100}\/)[^\s)"'>]+/g,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  /\?[\w.%[\]-]{1,64}=[^\s)"'>]*/g,
  /(?<![\w-])(?=[\w-]{0,200}\d)[\w-]{24,}/g,
]

/** An error's text as it may be logged: without URL paths, query strings, e-mail addresses and what looks like a token. */
export function redact(text: string): string {
  return personal.reduce(
    (rest, pattern) => rest.replaceAll(pattern, '…'),
    text.slice(0, maxLoggedErrorLength),
  )
}
