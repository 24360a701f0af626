import type { Point } from '../geometry.ts'
import type { Raster } from '../photographs/raster.ts'
import { type Coverage, coverageOf, intersection, shareAt } from './coverage.ts'
import { type Outline, outlinesOf } from './outlines.ts'
import { type Drawing, type DrawingElement, parseDeclarations, parseDrawing } from './parse-drawing.ts'
import { strokePolygons } from './strokes.ts'
import { combined, numbersIn, parseTransform, scaleOf, type Transform, transformed } from './transform.ts'

type Style = ReadonlyMap<string, string>
type Colour = readonly [red: number, green: number, blue: number]

/** The attributes that elements inherit from the one around them, unless they state their own. */
const inherited = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-opacity',
  'stroke-width',
]

/** Elements that show nothing where they stand. */
const unseen = new Set(['clipPath', 'defs', 'style', 'title'])

/**
 * The inheritance of an element: style, place on the sheet, and the part of the sheet that it may cover (null: all of
 * it).
 */
interface Surroundings {
  style: Style
  place: Transform
  clip: Coverage | null
}

/** Paints a picture of `drawPicture`, in light colours, on a white sheet; `place` has its place there. */
export function paintDrawing(
  svg: string,
  { width, height }: { width: number; height: number },
  place: Transform,
): Raster {
  const pixels = new Uint8Array(width * height * 3).fill(255)
  const drawing = parseDrawing(svg)
  const style = drawing.rules.get('svg') ?? new Map()
  draw(drawing.root, { drawing, sheet: { width, height, pixels } }, { style, place, clip: null })
  return { width, height, pixels }
}

interface Painting {
  drawing: Drawing
  sheet: Raster
}

function draw(element: DrawingElement, painting: Painting, around: Surroundings): void {
  const { name, attributes, children } = element
  if (unseen.has(name)) return
  const { drawing, sheet } = painting
  const style = styleOf(element, drawing, around.style)
  const place = combined(around.place, parseTransform(attributes.get('transform') ?? ''))
  const clip = clipOf(element, painting, { ...around, place })
  const surroundings = { style, place, clip }
  if (name === 'svg' || name === 'g') for (const child of children) draw(child, painting, surroundings)
  else if (name === 'use') {
    const used = usedBy(element, drawing)
    if (used) draw(used.element, painting, { ...surroundings, place: combined(place, used.shift) })
  } else drawShape(element, sheet, surroundings)
}

/** The element that a `use` shows, and how far it moves it. */
function usedBy(
  { attributes }: DrawingElement,
  { byId }: Drawing,
): { element: DrawingElement; shift: Transform } | null {
  const element = byId.get(attributes.get('href')?.slice(1) ?? '')
  if (!element) return null
  return { element, shift: [1, 0, 0, 1, Number(attributes.get('x') ?? 0), Number(attributes.get('y') ?? 0)] }
}

/** A declaration of an attribute gives way to one of a class, and that to one in `style`. */
function styleOf({ attributes }: DrawingElement, { rules }: Drawing, around: Style): Style {
  const stated = [...attributes].filter(([name]) => inherited.includes(name))
  const ofClass = rules.get(`.${attributes.get('class') ?? ''}`) ?? []
  return new Map([...around, ...stated, ...ofClass, ...parseDeclarations(attributes.get('style') ?? '')])
}

/** The part of the surroundings that the attribute `clip-path` leaves; null: all of the sheet. */
function clipOf(
  { attributes }: DrawingElement,
  { drawing, sheet }: Painting,
  { place, clip }: Surroundings,
): Coverage | null {
  const [, id = ''] = /^url\(#(.+)\)$/.exec(attributes.get('clip-path') ?? '') ?? []
  const shapes = drawing.byId.get(id)?.children
  if (!shapes) return clip
  const own = coverageOf(
    shapes.flatMap((shape) => polygonsOf(shape, drawing, place)),
    'nonzero',
    sheet,
  ) ?? { left: 0, top: 0, width: 0, height: 0, shares: new Float32Array() }
  return clip ? intersection(own, clip) : own
}

function polygonsOf(shape: DrawingElement, drawing: Drawing, around: Transform): Point[][] {
  const place = combined(around, parseTransform(shape.attributes.get('transform') ?? ''))
  if (shape.name !== 'use') return placed(outlinesOf(shape, scaleOf(place)), place)
  const used = usedBy(shape, drawing)
  return used ? polygonsOf(used.element, drawing, combined(place, used.shift)) : []
}

function placed(outlines: readonly Outline[], place: Transform): Point[][] {
  return outlines.map(({ points }) => points.map((point) => transformed(place, point)))
}

function drawShape(element: DrawingElement, sheet: Raster, { style, place, clip }: Surroundings): void {
  const { attributes } = element
  const scale = scaleOf(place)
  const outlines = outlinesOf(element, scale)
  const number = (name: string, otherwise: number) => Number(style.get(name) ?? otherwise)
  const fill = colourOf(style.get('fill') ?? 'none')
  const rule = style.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero'
  if (fill)
    cover(sheet, coverageOf(placed(outlines, place), rule, sheet), fill, number('fill-opacity', 1), clip)
  const stroke = colourOf(style.get('stroke') ?? 'none')
  const width = number('stroke-width', 1)
  if (!stroke || width <= 0) return
  const line = {
    width,
    hasRoundEnds: style.get('stroke-linecap') === 'round',
    dashes: numbersIn(style.get('stroke-dasharray') ?? ''),
    dashOffset: number('stroke-dashoffset', 0),
    pathLength: attributes.has('pathLength') ? Number(attributes.get('pathLength')) : null,
  }
  const polygons = strokePolygons(outlines, line, scale).map((polygon) =>
    sameWay(polygon.map((point) => transformed(place, point))),
  )
  cover(sheet, coverageOf(polygons, 'nonzero', sheet), stroke, number('stroke-opacity', 1), clip)
}

/** A polygon that goes round as all others do, so that where two overlap they do not cancel each other. */
function sameWay(polygon: Point[]): Point[] {
  const area = polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return area < 0 ? polygon.reverse() : polygon
}

function cover(
  { width, pixels }: Raster,
  coverage: Coverage | null,
  colour: Colour,
  opacity: number,
  clip: Coverage | null,
): void {
  if (!coverage) return
  for (const [index, share] of coverage.shares.entries()) {
    if (share === 0) continue
    const x = coverage.left + (index % coverage.width)
    const y = coverage.top + Math.floor(index / coverage.width)
    const weight = Math.min(1, share) * opacity * (clip ? shareAt(clip, x, y) : 1)
    for (const [channel, value] of colour.entries()) {
      const at = (y * width + x) * 3 + channel
      const ground = pixels[at] ?? 0
      pixels[at] = Math.round(ground + (value - ground) * weight)
    }
  }
}

/** `none`, `#fff`, `#1c2024` or `hsl(210 9% 29%)`, as `palette.ts` writes them; null for none. Throws for another. */
function colourOf(text: string): Colour | null {
  if (text === 'none') return null
  if (text.startsWith('hsl(')) return fromHsl(numbersIn(text))
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? []
  if (digits === '') throw new Error(`A colour that is not drawn: ${text}`)
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

/** CSS Color Module Level 4, 7.1. */
function fromHsl([hue = 0, saturation = 0, lightness = 0]: readonly number[]): Colour {
  const light = lightness / 100
  const strength = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (shift: number) => {
    const k = (shift + hue / 30) % 12
    return Math.round(255 * (light - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}
