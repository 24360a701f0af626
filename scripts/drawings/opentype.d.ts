declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'Z' }

  interface Glyph {
    /** 0: the font has no such character. */
    index: number
    advanceWidth?: number
    getPath(x: number, y: number, fontSize: number): { commands: PathCommand[] }
  }

  /** A font of TrueType outlines: these have no cubic curves. */
  function parse(file: ArrayBufferLike): { unitsPerEm: number; charToGlyph(character: string): Glyph }

  const opentype: { parse: typeof parse }
  export default opentype
}
