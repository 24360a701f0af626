export interface TextLink {
  text: string
  path: string
}

export function linkedText(sentence: string, links: readonly TextLink[]): (string | TextLink)[] {
  return links.reduce<(string | TextLink)[]>(
    (pieces, link) =>
      pieces.flatMap((piece) => {
        const at = typeof piece === 'string' ? piece.indexOf(link.text) : -1
        if (typeof piece !== 'string' || at < 0) return [piece]
        return [piece.slice(0, at), link, piece.slice(at + link.text.length)].filter((some) => some !== '')
      }),
    [sentence],
  )
}
