/** Characters of markup, and those that XML 1.0 does not allow, not even escaped. */
const special = /[&<>"']|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
])

/** A text as content or attribute value of XML and HTML. */
export function escapeXml(text: string): string {
  return text.replaceAll(special, (character) => entities.get(character) ?? '')
}
