export function matchesWords(text: string, typed: string): boolean {
  const within = normal(text)
  return normal(typed)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

export function startsWithWords(text: string, typed: string): boolean {
  return normal(text).startsWith(normal(typed))
}

function normal(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
