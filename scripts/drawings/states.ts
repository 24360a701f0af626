import { car } from '#worker/sandbox/demo-catalogue/pictures/car.ts'
import { circle, fill, group } from '#worker/sandbox/demo-catalogue/pictures/geometry.ts'
import { letterDefinitions, text } from '#worker/sandbox/demo-catalogue/pictures/lettering.ts'
import { styleOf } from '#worker/sandbox/demo-catalogue/pictures/palette.ts'
import { at, tube } from '#worker/sandbox/demo-catalogue/pictures/solids/tube.ts'
import { turned } from '#worker/sandbox/demo-catalogue/pictures/solids/turned.ts'
import type { PictureSubject } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'

/** The ring and cross that mark a position on a car: here, a missing thing. */
const mark = (x: number, y: number) =>
  at(`${circle('q', [0, 0], 22)}${fill('v', 'M-36 0h20m32 0h20M0-36v20m0 32v20')}`, [x, y])

/** An open, empty carton. */
const emptyCarton =
  fill('k', 'M120 134L240 74 196 42 76 102zM240 74L360 134 404 102 284 42z') +
  fill('k', 'M120 134L240 74 360 134 240 194z') +
  fill('s', 'M120 134L240 74 360 134 240 194z') +
  fill('f', 'M240 74V164M240 164L207 178M240 164L273 178') +
  mark(240, 132) +
  fill('k', 'M120 134L240 194V292L120 232zM240 194L360 134V232L240 292z') +
  fill('s', 'M240 194L360 134V232L240 292z') +
  fill('w', 'M144 186L204 216V252L144 222z', ' stroke-width="2.5"') +
  fill('j', 'M156 204v16M164 208v16M170 211v16M180 216v16M186 219v16M192 222v16') +
  fill('k', 'M120 134L240 194 196 228 76 168zM240 194L360 134 404 168 284 228z')

const spanner = 'M-9 46V-46A30 30 0 0 1-18-94L-12-68H12L18-94A30 30 0 0 1 9-46V46A25 25 0 1 1-9 46z'

const hung = (x: number, k: number) =>
  group(`${fill('m', spanner)}${circle('z', [0, 68], 12)}`, `matrix(${k} 0 0 ${k} ${x} 160)`)

/** A tool board with one empty outline. */
const bareHook =
  fill('z', 'M40 32H440V288H40z') +
  fill('X', 'M58 50h.1M422 50h.1M58 270h.1M422 270h.1', ' stroke-width="9"') +
  hung(110, 1.14) +
  hung(200, 1) +
  hung(370, 0.78) +
  group(fill('v', spanner, ' stroke-dasharray="9 9"'), 'matrix(.88 0 0 .88 288 160)') +
  circle('x', [110, 238], 5) +
  circle('x', [200, 228], 5) +
  circle('x', [288, 220], 5) +
  circle('x', [370, 213], 5)

/** A car from above, with a mark next to it. */
const offTheCar =
  group(car('lhd', 'rear').replace(/<path class="e" d="M140.*$/, ''), 'matrix(0-.52 .52 0 -24 368)') +
  fill('e', 'M357 172V262M428 202V262M357 254H428M368 250L357 254 368 258M417 250L428 254 417 258') +
  text('t', [392, 246], '404', { size: 24 }) +
  mark(428, 160)

const lead = (d: string) => tube(d, 16, 'R')

/** A plug pulled out of its socket. */
const drawnApart =
  lead('M-10 214C50 214 40 160 100 160') +
  lead('M490 106C430 106 440 160 380 160') +
  fill('n', 'M196 140H226V150H196zM196 170H226V180H196z') +
  turned(84, 160, [
    { long: 34, r: 20, to: 30, ink: 'r' },
    { long: 54, r: 48, ink: 'p' },
    { long: 26, r: 38, ink: 'p' },
  ]) +
  turned(282, 160, [
    { long: 20, r: 38, ink: 'i' },
    { long: 60, r: 50, ink: 'p' },
    { long: 34, r: 30, to: 20, ink: 'r' },
  ]) +
  fill('v', 'M254 96V118M254 202V224M236 104L243 122M272 104L265 122M236 216L243 198M272 216L265 198')

const pencil =
  fill('b', 'M-9-104H9V46H-9z') +
  fill('s', 'M2-104H9V46H2z') +
  fill('E', 'M-9-126H9V-104H-9z') +
  fill('y', 'M-9 46H9L3 66H-3z') +
  fill('r', 'M-3 66H3L0 76z')

/** A parts list on a clipboard whose first line is empty, with a pencil. */
const blankList =
  fill('k', 'M130 46H342V300H130z') +
  fill('s', 'M322 46H342V300H130V290H322z') +
  fill('w', 'M148 70H322V282H148z') +
  fill('j', 'M250 112H302M250 134H284M166 178H302M166 212H302M166 248H258') +
  mark(200, 122) +
  fill('m', 'M196 58V44H216A20 14 0 0 1 256 44H276V58L284 82H188z') +
  circle('x', [236, 46], 6) +
  group(pencil, 'matrix(.82 .57-.57 .82 350 190)')

const emptySubject: PictureSubject = {
  sku: '',
  partType: '',
  shape: '',
  preset: null,
  technical: {},
  side: null,
  axle: null,
  steering: null,
  hue: 210,
  brandName: '',
}

/** A drawing without background, light and dark, in the middle of its frame. */
function onPaper(sheet: string, body: string): string {
  const style = styleOf(emptySubject, body, 'painted').replace('stroke-width:5;', 'stroke-width:3.5;')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320" viewBox="${sheet}"><style>${style}</style>${letterDefinitions(body)}${body}</svg>\n`
}

/** Illustrations of empty and error states by file name. */
export const states: Readonly<Record<string, string>> = {
  'empty-cart': onPaper('74 40 332 254', emptyCarton),
  'empty-wishlist': onPaper('115 24 330 280', blankList),
  'no-parts': onPaper('38 30 404 260', bareHook),
  'not-found': onPaper('8 72 460 200', offTheCar),
  unavailable: onPaper('0 80 480 160', drawnApart),
}
