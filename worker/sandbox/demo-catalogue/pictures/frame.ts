import { hash } from './geometry.ts'
import { letterDefinitions, lettered } from './lettering.ts'
import { type Manner, styleOf } from './palette.ts'
import type { PictureSubject } from './subject.ts'

/** A drawing has no light: what only shades or shines is left out of it. */
const lightAndShade = /<\w+ class="[shH]"[^>]*\/>/g

/** One picture: a sheet 800 units square, the style it needs, the body. Ids become its own. */
export function framed(part: PictureSubject, view: number, manner: Manner, body: string): string {
  const lit = manner === 'drawn' ? body.replace(lightAndShade, '') : body
  const style = styleOf(part, lit, manner)
  const idPrefix = `i${hash(`${part.sku}/${view}`).toString(36).slice(-4)}`
  const inside =
    `<style>${style}</style><path class="z" stroke="none" d="M0 0H800V800H0z"/>${letterDefinitions(lit)}${lit}`
      .replaceAll('id="', `id="${idPrefix}`)
      .replaceAll('href="#', `href="#${idPrefix}`)
      .replaceAll('url(#', `url(#${idPrefix}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 800 800"><title>${lettered(part.sku)}</title>${inside}</svg>`
}
