/** Capitals and digits as lines from y 5 to y 22, with their width. Corners are not so sharp that they stick out. */
const glyphs: Record<string, [width: number, draw: (x: number) => string]> = {
  A: [14, (x) => `M${x} 22L${x + 6} 5h2l6 17M${x + 2} 16.5h10`],
  B: [12, (x) => `M${x} 5h7a4 4 0 010 8H${x}M${x + 7} 13a4.5 4.5 0 010 9H${x}V5`],
  C: [12, (x) => `M${x + 12} 7A7 8.5 0 1 0 ${x + 12} 20`],
  D: [12, (x) => `M${x} 5h4a8 8.5 0 010 17H${x}z`],
  E: [11, (x) => `M${x + 11} 5H${x}v17h11M${x} 13h9.5`],
  F: [11, (x) => `M${x + 11} 5H${x}v17M${x} 13.5h9.5`],
  G: [13, (x) => `M${x + 12} 7A7 8.5 0 1 0 ${x + 13} 20v-6.5h-5`],
  H: [12, (x) => `M${x} 5v17M${x + 12} 5v17M${x} 13.5h12`],
  I: [1, (x) => `M${x + 0.5} 5v17`],
  J: [9, (x) => `M${x + 9} 5v12a4.5 5 0 01-9 0`],
  K: [12, (x) => `M${x} 5v17M${x + 11} 5L${x} 15M${x + 4} 11.5L${x + 12} 22`],
  L: [10, (x) => `M${x} 5v17h10`],
  M: [15, (x) => `M${x} 22V5h1.2L${x + 7.5} 16L${x + 13.8} 5H${x + 15}v17`],
  N: [12, (x) => `M${x} 22V5h1.2l9.6 17H${x + 12}V5`],
  O: [14, (x) => `M${x + 7} 5a7 8.5 0 010 17a7 8.5 0 010-17z`],
  P: [11, (x) => `M${x} 22V5h6a4.7 4.7 0 010 9.4H${x}`],
  Q: [14, (x) => `M${x + 7} 5a7 8.5 0 010 17a7 8.5 0 010-17zM${x + 9} 17l5 6`],
  R: [12, (x) => `M${x} 22V5h6.5a4.5 4.5 0 010 9H${x}M${x + 6.5} 14L${x + 12} 22`],
  S: [11, (x) => `M${x + 10} 6.5C${x + 6} 4 ${x + 1} 5 ${x + 1} 9c0 6 10 3 10 8.5 0 5-7 5.5-11 2.5`],
  T: [13, (x) => `M${x} 5h13M${x + 6.5} 5v17`],
  U: [12, (x) => `M${x} 5v11a6 6 0 0012 0V5`],
  V: [14, (x) => `M${x} 5l6.3 17h1.4l6.3-17`],
  W: [18, (x) => `M${x} 5l4 17h1l3.5-15h1l3.5 15h1l4-17`],
  X: [13, (x) => `M${x} 5l13 17M${x + 13} 5L${x} 22`],
  Y: [13, (x) => `M${x} 5l6.5 9L${x + 13} 5M${x + 6.5} 14v8`],
  Z: [12, (x) => `M${x} 5h12L${x} 22h12`],
  '0': [11, (x) => `M${x + 5.5} 5a5.5 8.5 0 010 17a5.5 8.5 0 010-17z`],
  '1': [5, (x) => `M${x} 9l5-4v17`],
  '2': [11, (x) => `M${x} 9c0-5 11-5.5 11 .5C${x + 11} 14 ${x} 18 ${x} 22h11`],
  '3': [11, (x) => `M${x} 5h11l-6 7c8-1 8 10 0 10-2 0-4-.5-5-2`],
  '4': [12, (x) => `M${x + 9} 22V5L${x} 17.5h12`],
  '5': [11, (x) => `M${x + 10} 5H${x + 1}v7c11-3 13 10 4 10-2 0-4-.5-5-2`],
  '6': [11, (x) => `M${x + 9} 5C${x + 3} 7 ${x} 12 ${x} 16.5a5.5 5.5 0 0011 0a5.5 5.5 0 00-11 0`],
  '7': [11, (x) => `M${x} 5h11L${x + 4} 22`],
  '8': [11, (x) => `M${x + 5.5} 5a4 4 0 010 8a4 4 0 010-8zm0 8a4.5 4.5 0 010 9a4.5 4.5 0 010-9z`],
  '9': [11, (x) => `M${x + 2} 22C${x + 8} 20 ${x + 11} 15 ${x + 11} 10.5a5.5 5.5 0 00-11 0a5.5 5.5 0 0011 0`],
}
/** The x coordinate where letters begin, right of the mark. */
const start = 26
const gap = 5
const space = 6

/**
 * The letters of a wordmark for a name, to be stroked, and its width. Accents are left out; empty for a name with other
 * letters than Latin ones.
 */
export function lettersOf(name: string): { width: number; letters: string } {
  const characters = [...name.normalize('NFD').toUpperCase().replaceAll(/\p{M}/gu, '')]
  if (characters.some((character) => /\p{L}/u.test(character) && !(character in glyphs)))
    return { width: 0, letters: '' }
  let x = start
  let letters = ''
  for (const character of characters) {
    const [width, draw] = glyphs[character] ?? []
    if (width !== undefined && draw) letters += draw(x)
    x += (width ?? 0) + (width === undefined ? space : gap)
  }
  return { width: x - gap + 2, letters }
}
