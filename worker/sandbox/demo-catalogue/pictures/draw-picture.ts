import type { PictureSubject, View } from './subject.ts'
import { dimensions } from './views/dimensions.ts'
import { hero } from './views/hero.ts'
import { packaging } from './views/packaging.ts'
import { position } from './views/position.ts'

const draw: Record<View, (part: PictureSubject) => string> = {
  1: hero,
  2: dimensions,
  3: position,
  4: packaging,
}

/** One picture of a part as an SVG document. The same part and view give the same bytes. */
export const drawPicture = (part: PictureSubject, view: View): string => draw[view](part)
