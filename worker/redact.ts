const longest = 4_000

const personal = [
  /(?<=https?:\/\/[\w.:-]{1,100}\/)[^\s)"'>]+/g,
  /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g,
  /\?[\w.%[\]-]{1,64}=[^\s)"'>]*/g,
  /(?<![\w-])(?=[\w-]{0,200}\d)[\w-]{24,}/g,
]

/** Words of an error as they may be kept: without paths of addresses, query strings, e-mail addresses and what looks like a token. */
export function redact(text: string): string {
  return personal.reduce((rest, pattern) => rest.replaceAll(pattern, '…'), text.slice(0, longest))
}
