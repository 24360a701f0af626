import { n, type Point } from './geometry.ts'

const maxLength = 28

/** Escapes catalogue text for XML: forbidden characters are dropped, the length is limited. */
export function lettered(text: string): string {
  let safe = ''
  for (const character of [...text.toWellFormed()].slice(0, maxLength)) {
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
  /** Maximum width in units; longer text is set smaller. */
  within?: number
  anchor?: 'start' | 'end'
  turned?: number
  mono?: boolean
}

/** Replaces x by × in measures: "5x108", "8Jx19", "M14x1.25". */
export const measured = (text: string) => text.replaceAll(/(?<=[\dJ])x(?=\d)/g, '×')

/** A line of text, centred on the point unless anchored. */
export function text(ink: string, [x, y]: Point, content: string, style: Lettering = {}): string {
  const { within, anchor = 'middle', turned, mono } = style
  const length = Math.min([...content].length, maxLength)
  const wide = mono ? 0.62 : 0.66
  const fitted = within ? Math.min(style.size ?? 29, within / (Math.max(1, length) * wide)) : style.size
  const more =
    (anchor === 'start' ? '' : ` text-anchor="${anchor}"`) +
    (fitted ? ` font-size="${n(fitted)}"` : '') +
    (mono ? ' font-family="ui-monospace,monospace"' : '') +
    (turned ? ` transform="rotate(${n(turned)} ${n(x)} ${n(y)})"` : '')
  return `<text class="${ink}" x="${n(x)}" y="${n(y)}"${more}>${lettered(content)}</text>`
}
