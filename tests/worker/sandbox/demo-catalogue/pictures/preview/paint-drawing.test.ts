import { expect, test } from 'vitest'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import { paintDrawing } from '#worker/sandbox/demo-catalogue/pictures/preview/paint-drawing.ts'
import type { Transform } from '#worker/sandbox/demo-catalogue/pictures/preview/transform.ts'
import { specimens } from '../specimens.ts'

const unchanged: Transform = [1, 0, 0, 1, 0, 0]

/** The light of each pixel of a drawing in black on a sheet of 100 pixels square, from 0 to 1. */
function painted(body: string, place = unchanged) {
  const svg = `<svg><style>svg{fill:none;stroke:none}.k{fill:#000}.l{stroke:#000}</style>${body}</svg>`
  const { pixels } = paintDrawing(svg, { width: 100, height: 100 }, place)
  return Array.from({ length: 100 * 100 }, (_, index) => (pixels[index * 3] ?? 0) / 255)
}

/** The area in pixels that is black. */
const inked = (body: string, place = unchanged) =>
  painted(body, place).reduce((sum, light) => sum + 1 - light, 0)

test.each([
  ['a rectangle between pixels', '<rect class="k" x="10.5" y="10.25" width="20" height="30"/>', 600],
  ['one with round corners', '<rect class="k" x="10" y="10" width="40" height="40" rx="20"/>', 400 * Math.PI],
  ['a circle', '<circle class="k" cx="50" cy="50" r="30"/>', 900 * Math.PI],
  ['an ellipse', '<ellipse class="k" cx="50" cy="50" rx="40" ry="10"/>', 400 * Math.PI],
  ['a path of arcs', '<path class="k" d="M20 50A30 30 0 0 1 80 50A30 30 0 1 1 20 50z"/>', 900 * Math.PI],
  ['a path in steps', '<path class="k" d="M10 10h20v20h-20zm40 0h.5.5v1-.5z"/>', 400.25],
  ['a parabola', '<path class="k" d="M10 10Q50 90 90 10"/>', (2 / 3) * 80 * 40],
  ['a curve that goes on', '<path class="k" d="M10 50Q30 10 50 50T90 50"/>', (2 / 3) * 40 * 20 * 2],
  [
    'a hole by the rule of even and odd',
    '<path class="k" fill-rule="evenodd" d="M10 10H90V90H10zM30 30H70V70H30z"/>',
    4_800,
  ],
  ['no hole by the other rule', '<path class="k" d="M10 10H90V90H10zM30 30H70V70H30z"/>', 6_400],
  ['a line', '<path class="l" stroke-width="10" d="M10 50H90"/>', 800],
  [
    'one with round ends',
    '<path class="l" stroke-width="10" stroke-linecap="round" d="M10 50H90"/>',
    800 + 25 * Math.PI,
  ],
  ['a ring', '<circle class="l" cx="50" cy="50" r="30" stroke-width="10"/>', Math.PI * (35 ** 2 - 25 ** 2)],
  ['a corner', '<path class="l" stroke-width="10" d="M10 50H50V90"/>', 775 + 25 * (Math.PI / 4)],
  ['dashes', '<path class="l" stroke-width="10" stroke-dasharray="5 15" d="M10 50H90"/>', 200],
  [
    'dashes that begin later',
    '<path class="l" stroke-width="10" stroke-dasharray="30 50" stroke-dashoffset="-60" d="M10 50H90"/>',
    300,
  ],
  [
    'even dashes',
    '<circle class="l" cx="50" cy="50" r="30" stroke-width="2" pathLength="8" stroke-dasharray=".25 .75"/>',
    30 * Math.PI,
  ],
  ['a light layer', '<rect class="k" fill-opacity=".25" width="40" height="40"/>', 400],
  [
    'two shapes in one place',
    '<rect class="k" width="40" height="40"/><rect class="k" width="40" height="40"/>',
    1_600,
  ],
  [
    'what is inside of another',
    '<clipPath id="c"><circle cx="50" cy="50" r="20"/></clipPath><g clip-path="url(#c)"><rect class="k" width="100" height="100"/></g>',
    400 * Math.PI,
  ],
  [
    'what is defined once and used twice',
    '<defs><path id="a" class="k" d="M0 0h10v10h-10z"/></defs><use href="#a" x="5"/><use href="#a" y="20" transform="scale(2)"/>',
    500,
  ],
  [
    'a turned group',
    '<g transform="translate(50 50)rotate(45)scale(2 .5)"><rect class="k" x="-10" y="-10" width="20" height="20"/></g>',
    400,
  ],
  [
    'a mirrored line',
    '<g transform="matrix(-1 0 0 1 100 0)"><path class="l" stroke-width="4" d="M10 10H50V60"/></g>',
    360 + 4 * (Math.PI / 4) - 4,
  ],
  ['what is outside of the sheet', '<rect class="k" x="-50" y="90" width="200" height="50"/>', 1_000],
  ['nothing', '<title>A</title><rect width="50" height="50"/>', 0],
])('%s covers its area', (_, body, area) => {
  expect(Math.abs(inked(body) - area)).toBeLessThan(Math.max(3, area * 0.012))
})

test('a class comes before an attribute, and a style before a class', () => {
  const colourOf = (attributes: string) => {
    const svg = `<svg><style>svg{fill:none}.r{fill:#f00}</style><rect ${attributes} width="9" height="9"/></svg>`
    return [...paintDrawing(svg, { width: 9, height: 9 }, unchanged).pixels.subarray(0, 3)]
  }
  expect(colourOf('fill="#0f0"')).toEqual([0, 255, 0])
  expect(colourOf('fill="#0f0" class="r"')).toEqual([255, 0, 0])
  expect(colourOf('style="fill:hsl(240 100% 50%)" fill="#0f0" class="r"')).toEqual([0, 0, 255])
})

test('a drawing is where its place is, in the colours of the day', () => {
  const day = painted('<rect class="k" width="10" height="10"/>', [2, 0, 0, 2, 40, 60])
  expect(day.flatMap((light, index) => (light < 1 ? [index] : [])).slice(0, 2)).toEqual([6_040, 6_041])
  const svg =
    '<svg><style>svg{fill:none}.k{fill:#fff}@media(prefers-color-scheme:dark){.k{fill:#000}}</style><rect class="k" width="9" height="9"/></svg>'
  expect(new Set(paintDrawing(svg, { width: 9, height: 9 }, unchanged).pixels)).toEqual(new Set([255]))
})

test.each([
  '<path class="k" d="M0 0X5"/>',
  '<path class="k" d="M0"/>',
  '<path fill="red" d="M0 0h5"/>',
  '<line class="k"/>',
])('what drawings do not have is not painted wrong: %s', (body) =>
  expect(() => inked(body)).toThrow('not drawn'),
)

test('every shape of the catalogue is painted, each in its own way', () => {
  const pictures = new Map(
    specimens.map((part) => {
      const scale = 100 / 800
      const { pixels } = paintDrawing(drawPicture(part, 1), { width: 100, height: 100 }, [
        scale,
        0,
        0,
        scale,
        0,
        0,
      ])
      const share = pixels.filter((value) => value < 250).length / pixels.length
      expect([part.partType, share > 0.01 && share < 0.9]).toEqual([part.partType, true])
      return [part.shape, Buffer.from(pixels).toString('base64')]
    }),
  )
  expect(new Set(pictures.values()).size).toBe(pictures.size)
})
