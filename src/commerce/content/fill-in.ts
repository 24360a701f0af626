/** A mark in a text of the templates that the merchant has to replace: `[fill in: the name of your company]`. */
const marker = /\[fill in: [^\]]{1,200}\]/g

/** The marks in a text that stand for what is still to be written; each once. */
export function fillInMarks(text: string): string[] {
  return [...new Set(text.match(marker) ?? [])]
}

/** True if a value of JSON has a text in it that is still to be written. */
export function hasFillIn(value: unknown): boolean {
  return fillInMarks(JSON.stringify(value) ?? '').length > 0
}
