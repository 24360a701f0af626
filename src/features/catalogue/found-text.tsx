import type { TextPart } from '#src/commerce/contract/search/search.ts'

export function FoundText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(markFound)
}

function markFound({ text, found }: TextPart, position: number) {
  return found ? <mark key={position}>{text}</mark> : text
}
