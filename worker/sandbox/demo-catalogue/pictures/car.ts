import { fill } from './geometry.ts'
import type { PictureSubject } from './subject.ts'

/** A car from above, front up; x counts from its middle line, y from the top of the sheet. */
export const frontAxle = 196
export const rearAxle = 594

const outline =
  'M400 74C470 74 512 86 522 128 530 170 531 220 530 300 532 420 532 520 526 640 522 700 480 726 400 726 320 726 278 700 274 640 268 520 268 420 270 300 269 220 270 170 278 128 288 86 330 74 400 74z'

const glass =
  'M294 292Q400 246 506 292L484 352Q400 330 316 352zM314 566Q400 582 486 566L500 624Q400 650 300 624zM282 318 302 368V552L286 604M518 318 498 368V552L514 604'

const seams = 'M296 280Q300 150 318 96M504 280Q500 150 482 96M282 452H302M518 452H498M308 652Q400 676 492 652'

const wheels =
  '<path class="x" d="M262 146h28v100h-28zM510 146h28v100h-28zM262 544h28v100h-28zM510 544h28v100h-28z"/>'

const underneath = 'M290 196H510M290 594H510M352 128H448V244H428L420 330H380L372 244H352z'

/** From the gearbox in front to the rear axle, of a car that drives its rear wheels. */
const propshaft = 'M400 330V594M384 576h32v36h-32z'

const lamps = 'M290 104Q300 88 336 82L326 112Q304 116 288 128zM510 104Q500 88 464 82L474 112Q496 116 512 128z'

const mirrors = 'M272 312Q244 304 246 322 252 332 272 326zM528 312Q556 304 554 322 548 332 528 326z'

/** The heights of the two ends of the car together: what is at `y` in front is at `bothEnds - y` in the rear. */
export const bothEnds = 800

/** Turns a drawing from front to rear. */
export const turned = ` transform="matrix(1 0 0-1 0 ${bothEnds})"`

/** `rhd` sits behind the wheel on the other side. Engine and propeller shaft are where `drive` needs them. */
export function car(steering: 'lhd' | 'rhd', drive: PictureSubject['drive']): string {
  const x = steering === 'rhd' ? 446 : 354
  return (
    wheels +
    fill('m', mirrors) +
    fill('z', outline) +
    fill('e', drive === 'rear' ? underneath + propshaft : underneath, drive === 'rear-engine' ? turned : '') +
    fill('n', lamps, ' stroke-width="2.5"') +
    fill('f', seams) +
    fill('G', glass) +
    `<g class="f"><rect x="320" y="398" width="68" height="72" rx="14"/><rect x="412" y="398" width="68" height="72" rx="14"/><rect x="322" y="500" width="156" height="52" rx="14"/></g>` +
    `<circle class="z" cx="${x}" cy="380" r="24"/><path d="M${x - 24} 380h48" stroke-width="4"/>` +
    '<path class="e" d="M140 330V130M126 160 140 126 154 160z"/>'
  )
}
