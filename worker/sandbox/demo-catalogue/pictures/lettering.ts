import { n, type Point } from './geometry.ts'
import letters from './letters.json' with { type: 'json' }

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

/** The size of letters when none is stated, and that of the outlines in `letters.json`. */
export const letterSize = 29

const outlines = new Map(
  Object.entries(letters).map(([letter, [advance, outline]]) => [
    letter,
    { advance: Number(advance), outline: String(outline) },
  ]),
)
const space = outlines.get(' ')?.advance ?? 0

/** A word's width at `letterSize`; a character without an outline is as wide as a space. */
export const widthOf = (words: string) =>
  [...words].reduce((width, letter) => width + (outlines.get(letter)?.advance ?? space), 0)

/** The outlines that a picture's lines of text refer to, each once; nothing if there is no text. */
export function letterDefinitions(body: string): string {
  const used = new Set([...body.matchAll(/href="#t(\d+)"/g)].map(([, code]) => Number(code)))
  const paths = [...used].map((code) => {
    const { outline = '' } = outlines.get(String.fromCodePoint(code)) ?? {}
    return `<path id="t${code}" d="${outline}"/>`
  })
  return paths.length === 0 ? '' : `<defs>${paths.join('')}</defs>`
}

export interface Lettering {
  size?: number
  /** Maximum width in units; longer text is set smaller. */
  within?: number
  anchor?: 'start' | 'end'
  turned?: number
}

/** Replaces x by × in measures: "5x108", "8Jx19", "M14x1.25". */
export const measured = (text: string) => text.replaceAll(/(?<=[\dJ])x(?=\d)/g, '×')

/** A line of text as outlines, so that it looks the same with any fonts; centred on the point unless anchored. */
export function text(ink: string, [x, y]: Point, content: string, style: Lettering = {}): string {
  const { size = letterSize, within = Infinity, anchor, turned } = style
  const words = [...content].slice(0, maxLength).join('')
  const wide = widthOf(words)
  const scale = Math.min(size / letterSize, within / Math.max(1, wide))
  const start = anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2
  const places = `translate(${n(x)} ${n(y)})${turned ? `rotate(${n(turned)})` : ''}${scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`}`
  let at = -start
  const shapes = [...words].map((letter) => {
    const { advance = space, outline = '' } = outlines.get(letter) ?? {}
    const shape = outline && `<use href="#t${letter.codePointAt(0)}" x="${n(at)}"/>`
    at += advance
    return shape
  })
  const ground =
    ink === 't' ? `<path class="T" d="M${n(-start - 4)}-24h${n(wide + 8)}v28H${n(-start - 4)}z"/>` : ''
  return `<g class="${ink}" transform="${places}">${ground}<title>${lettered(words)}</title>${shapes.join('')}</g>`
}
