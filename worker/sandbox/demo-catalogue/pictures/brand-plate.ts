import { fill, hash, n, type Point, path, polar } from './geometry.ts'
import { text } from './lettering.ts'

/** The initials of a brand: of two words, else the first two letters. */
function initials(brandName: string): string {
  const found = brandName.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const [first = '', second] = found
  return (second ? (first[0] ?? '') + (second[0] ?? '') : first.slice(0, 2)).toUpperCase()
}

const corners = [0, 4, 6, 3, 8]

/** The logo of an invented brand: its initials in a shape derived from its name. */
export function brandPlate(brandName: string, centre: Point, size: number, ink = 'c', letters = 'o'): string {
  const mark = initials(brandName)
  if (mark === '') return ''
  const count = corners[hash(brandName) % corners.length] ?? 0
  const r = size / 2
  const [x, y] = centre
  let plate: string
  if (count === 0) plate = `<circle class="${ink}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`
  else if (count === 3) {
    plate = fill(
      ink,
      path`M${x - r} ${y - r * 0.85}H${x + r}V${y}Q${x + r * 0.9} ${y + r * 0.7} ${x} ${y + r}Q${x - r * 0.9} ${y + r * 0.7} ${x - r} ${y}z`,
    )
  } else {
    const points = Array.from({ length: count }, (_, index) =>
      polar(centre, count === 4 ? r * 1.2 : r, (index + 0.5) * (360 / count)),
    )
    plate = fill(ink, path`M${points[0] ?? centre}L${points.slice(1)}z`)
  }
  return plate + text(letters, [x, y + size * 0.15], mark, { size: size * 0.42, within: size * 0.72 })
}
