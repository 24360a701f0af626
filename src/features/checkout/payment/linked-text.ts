export interface WordsLink {
  words: string
  path: string
}

/** A sentence in pieces: the words of it that lead somewhere, and what stands between them. */
export function linkedWords(sentence: string, links: readonly WordsLink[]): (string | WordsLink)[] {
  return links.reduce<(string | WordsLink)[]>(
    (pieces, link) =>
      pieces.flatMap((piece) => {
        const at = typeof piece === 'string' ? piece.indexOf(link.words) : -1
        if (typeof piece !== 'string' || at < 0) return [piece]
        return [piece.slice(0, at), link, piece.slice(at + link.words.length)].filter((some) => some !== '')
      }),
    [sentence],
  )
}
