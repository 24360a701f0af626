import type { TextPart } from '#src/commerce/contract/search/search.ts'

/**
 * Splits a card's name at the words that the search matched in the product's name. The two may end differently, since a
 * card omits the brand and adds the version; additions are not marked.
 */
export function partsOfName(name: string, found: readonly TextPart[]): TextPart[] {
  const parts: TextPart[] = []
  let rest = name
  for (const { text, found: marked } of found) {
    const length = sharedLength(rest, text)
    if (length > 0) parts.push({ text: rest.slice(0, length), found: marked })
    rest = rest.slice(length)
    if (length < text.length) break
  }
  return rest === '' ? parts : [...parts, { text: rest, found: false }]
}

function sharedLength(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length += 1
  return length
}
