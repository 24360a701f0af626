const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as HTML paragraphs: the API has descriptions in both formats. */
export function htmlText(text: string): string {
  if (text === '') return ''
  return text
    .replace(/[&<>]/g, (character) => entities[character] ?? '')
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />\n')}</p>`)
    .join('\n')
}
