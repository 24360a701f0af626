const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain text as paragraphs of HTML, as texts travel a second time. */
export function htmlText(text: string): string {
  if (text === '') return ''
  return text
    .replace(/[&<>]/g, (character) => entities[character] ?? '')
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />\n')}</p>`)
    .join('\n')
}
