import { dashedEllipse, ellipse, fill, type Point, path, polar } from '../geometry.ts'

/** The width of a circle that is turned a little, as a share of its height. */
export const squeeze = 0.86

/** A round thing whose face looks at us, its wall going back to the right: light from above left. */
export function facing(face: Point, r: number, deep: number, ink: string, front = ink): string {
  const back: Point = [face[0] + deep, face[1]]
  const rx = r * squeeze
  const band = (from: number, to: number) =>
    path`M${polar(face, r, from, squeeze)}L${polar(back, r, from, squeeze)}A${rx} ${r} 0 0 1 ${polar(back, r, to, squeeze)}L${polar(face, r, to, squeeze)}A${rx} ${r} 0 0 0 ${polar(face, r, from, squeeze)}z`
  const wall = path`M${face[0]} ${face[1] - r}h${deep}A${rx} ${r} 0 0 1 ${back[0]} ${face[1] + r}h${-deep}z`
  const light = deep > 12 ? fill('h', band(-62, -38)) + fill('s', band(25, 90)) : ''
  return fill(ink, wall) + light + ellipse(front, face, rx, r)
}

/** A circle on the face. */
export const round = (ink: string, face: Point, r: number) => ellipse(ink, face, r * squeeze, r)

/** A ring of dots, teeth or slots on the face or the wall; the parameters are those of `dashedEllipse`. */
export const spaced = (
  ink: string,
  face: Point,
  r: number,
  width: number,
  count: number,
  share = 0,
  shift = 0,
) => dashedEllipse(ink, face, [r * squeeze, r], width, count, share, shift)
