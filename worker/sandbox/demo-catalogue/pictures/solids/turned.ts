import { contour, fill, n, path } from '../geometry.ts'

/** A stretch of something made on a lathe, seen from the side. Lengths and radii in units. */
export interface Stretch {
  long: number
  r: number
  /** Radius at the far end: a cone. */
  to?: number
  ink: string
  kind?: 'plain' | 'round' | 'thread' | 'hex' | 'boot'
  /** Folds of a boot. */
  folds?: number
}

/** Side elevation along the x axis from (x, y): light from above, the lower third in shade. */
export function turned(x: number, y: number, stretches: readonly Stretch[]): string {
  let bodies = ''
  let shade = ''
  let shine = ''
  let fine = ''
  let at = x
  for (const { long, r, to = r, ink, kind = 'plain', folds = 4 } of stretches) {
    const end = at + long
    const flat = Math.min(r, to)
    if (kind === 'boot') bodies += fill(ink, boot(at, y, long, r, to, folds))
    else if (kind === 'round') {
      const rx = Math.min(long / 2, r * 0.4)
      bodies += `<rect class="${ink}" x="${n(at)}" y="${n(y - r)}" width="${n(long)}" height="${n(2 * r)}" rx="${n(rx)}"/>`
    } else bodies += fill(ink, path`M${at} ${y - r}L${end} ${y - to}V${y + to}L${at} ${y + r}z`)
    if (kind === 'thread') {
      bodies += contour(path`M${at + 5} ${y}H${end - 2}`, 2 * flat - 3, ' stroke-dasharray="2.5 6.5"')
    }
    if (kind === 'hex') fine += path`M${at} ${y - r * 0.5}H${end}M${at} ${y + r * 0.5}H${end}`
    if (kind === 'boot') {
      for (let fold = 1; fold < folds; fold++) {
        const here = r + ((to - r) * fold) / folds
        fine += path`M${at + (long * fold) / folds} ${y - here}V${y + here}`
      }
    }
    const c = kind === 'round' ? Math.min(long / 2, r * 0.4) : 0
    shade += c
      ? path`M${at} ${y + r * 0.36}H${end}V${y + r - c}Q${end} ${y + r} ${end - c} ${y + r}H${at + c}Q${at} ${y + r} ${at} ${y + r - c}z`
      : path`M${at} ${y + r * 0.36}L${end} ${y + to * 0.36}V${y + to}L${at} ${y + r}z`
    shine += path`M${at} ${y - r * 0.68}L${end} ${y - to * 0.68}V${y - to * 0.36}L${at} ${y - r * 0.36}z`
    at = end
  }
  return bodies + fill('s', shade) + fill('h', shine) + (fine && fill('f', fine))
}

export const lengthOf = (stretches: readonly Stretch[]) => stretches.reduce((sum, { long }) => sum + long, 0)

function boot(x: number, y: number, long: number, r: number, to: number, folds: number): string {
  const wide = long / folds
  let there = ''
  let back = ''
  for (let fold = 0; fold < folds; fold++) {
    const [a, b] = [r + ((to - r) * fold) / folds, r + ((to - r) * (fold + 1)) / folds]
    const bulge = Math.max(a, b) + wide * 0.55
    there += path`Q${x + wide * (fold + 0.5)} ${y - bulge} ${x + wide * (fold + 1)} ${y - b}`
    back = path`Q${x + wide * (fold + 0.5)} ${y + bulge} ${x + wide * fold} ${y + a}` + back
  }
  return `${path`M${x} ${y - r}`}${there}${path`V${y + to}`}${back}z`
}
