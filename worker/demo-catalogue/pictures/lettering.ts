import { n, type Point } from './geometry.ts'

const most = 28

/** Text from the catalogue as XML: characters that XML forbids are dropped, the rest is escaped, the length bounded. */
export function lettered(text: string): string {
  let safe = ''
  for (const character of [...text.toWellFormed()].slice(0, most)) {
    const code = character.codePointAt(0) ?? 0
    if (code < 32 || code === 127 || code === 0xfffe || code === 0xffff) continue
    safe += escapes[character] ?? character
  }
  return safe
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export interface Lettering {
  size?: number
  /** The widest it may become: longer text is set smaller. */
  within?: number
  anchor?: 'start' | 'end'
  turned?: number
  mono?: boolean
}

/** "5x108", "8Jx19", "M14x1.25": a measure is written with the sign, as on any drawing. */
export const measured = (words: string) => words.replaceAll(/(?<=[\dJ])x(?=\d)/g, '×')

/** One line of text; its middle is at the point unless it is anchored. */
export function text(ink: string, [x, y]: Point, words: string, style: Lettering = {}): string {
  const { within, anchor = 'middle', turned, mono } = style
  const length = Math.min([...words].length, most)
  const wide = mono ? 0.62 : 0.66
  const fitted = within ? Math.min(style.size ?? 29, within / (Math.max(1, length) * wide)) : style.size
  const more =
    (anchor === 'start' ? '' : ` text-anchor="${anchor}"`) +
    (fitted ? ` font-size="${n(fitted)}"` : '') +
    (mono ? ' font-family="ui-monospace,monospace"' : '') +
    (turned ? ` transform="rotate(${n(turned)} ${n(x)} ${n(y)})"` : '')
  return `<text class="${ink}" x="${n(x)}" y="${n(y)}"${more}>${lettered(words)}</text>`
}
