import { across, stated, titleBlock } from '../../dimension-lines.ts'
import { circle, fill, group, path, turn } from '../../geometry.ts'
import { drawableMeasure, lowerText, type PictureSubject } from '../../subject.ts'
import type { Shape } from '../shape.ts'

/** A blade lying level, its rubber down: x from, y of the rubber, length. */
function blade(part: PictureSubject, x: number, y: number, long: number): string {
  const end = x + long
  const mid = x + long / 2
  const rubber =
    fill('r', path`M${x} ${y - 12}H${end}L${end - 4} ${y}H${mid}L${x + 4} ${y}z`) +
    fill('r', path`M${x + 8} ${y}H${end - 8}V${y + 12}H${x + 8}z`)
  const mount =
    fill(
      'p',
      path`M${mid - 46} ${y - 34}Q${mid - 44} ${y - 62} ${mid} ${y - 62}T${mid + 46} ${y - 34}V${y - 14}H${mid - 46}z`,
    ) + fill('x', path`M${mid - 16} ${y - 50}h32v16h-32z`)
  if (/flat|aero|beam|hybrid/.test(lowerText(part, 'wiper_design'))) {
    const spoiler = path`M${x + 6} ${y - 12}Q${x + long * 0.2} ${y - 40} ${mid} ${y - 40}T${end - 6} ${y - 12}z`
    return (
      rubber +
      fill('p', spoiler) +
      fill(
        'h',
        path`M${x + long * 0.1} ${y - 22}Q${x + long * 0.25} ${y - 36} ${mid} ${y - 36}V${y - 30}Q${x + long * 0.25} ${y - 30} ${x + long * 0.1} ${y - 22}z`,
      ) +
      fill(
        's',
        path`M${x + 12} ${y - 12}Q${x + long * 0.24} ${y - 24} ${mid} ${y - 24}T${end - 12} ${y - 12}z`,
      ) +
      fill('f', path`M${x + 26} ${y - 6}H${end - 26}M${x + 26} ${y + 6}H${end - 26}`) +
      fill('p', path`M${x - 4} ${y - 16}h30v30h-30zM${end - 26} ${y - 16}h30v30h-30z`) +
      fill('f', path`M${mid - 46} ${y - 24}h92`) +
      mount
    )
  }
  const yoke = (a: number, b: number, drop: number) => {
    const rise = Math.min(30, (b - a) * 0.16)
    return path`M${a - 6} ${y - 8}V${y - 22}L${a + rise} ${y - drop}H${b - rise}L${b + 6} ${y - 22}V${y - 8}H${b - 6}V${y - 18}L${b - rise - 10} ${y - drop + 14}H${a + rise + 10}L${a + 6} ${y - 18}V${y - 8}z`
  }
  const small = yoke(x + long * 0.06, x + long * 0.34, 34) + yoke(end - long * 0.34, end - long * 0.06, 34)
  return (
    rubber +
    fill('i', small) +
    fill(
      'i',
      path`M${x + long * 0.18} ${y - 36}L${x + long * 0.24} ${y - 62}H${end - long * 0.24}L${end - long * 0.18} ${y - 36}H${end - long * 0.22}L${end - long * 0.27} ${y - 48}H${x + long * 0.27}L${x + long * 0.22} ${y - 36}z`,
    ) +
    [0.2, 0.26, 0.74, 0.8].map((share) => circle('n', [x + long * share, y - 34], 6)).join('') +
    mount
  )
}

function pair(part: PictureSubject, room: number) {
  const first = drawableMeasure(part, 'wiper_length_mm', 500, 200, 800)
  const second =
    part.technical.wiper_length_2_mm === undefined
      ? null
      : drawableMeasure(part, 'wiper_length_2_mm', first, 200, 800)
  const k = room / Math.max(first, second ?? 0)
  return { first: first * k, second: second === null ? null : second * k }
}

export const wiper: Shape = {
  render(part) {
    const { first, second } = pair(part, 690)
    const body =
      second === null
        ? blade(part, 400 - first / 2, 420, first)
        : blade(part, 400 - first / 2, 360, first) + blade(part, 400 - first / 2, 500, second)
    return group(body, turn(-28, [400, 410]))
  },
  blueprint(part) {
    const { first, second } = pair(part, 660)
    const y = second === null ? 340 : 190
    return (
      titleBlock(part) +
      blade(part, 70, y, first) +
      stated(part, 'wiper_length_mm', (v) => across(70, 70 + first, y + 80, v, [y + 16, y + 16])) +
      (second === null
        ? ''
        : blade(part, 70, 470, second) +
          stated(part, 'wiper_length_2_mm', (v) => across(70, 70 + second, 550, v, [486, 486])))
    )
  },
  packedSize: (part) => [drawableMeasure(part, 'wiper_length_mm', 500, 200, 800), 60, 50],
}
