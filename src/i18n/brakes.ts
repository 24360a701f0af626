import { formatNumber } from './format.ts'

const shape =
  /^(solid|vented|drum)-(\d{2,3}(?:\.\d)?)(?:x(\d{1,2}(?:\.\d)?))?(?:-rear-(disc|drum))?(?:-(abs|no-abs))?$/

type BrakeWord = 'solid' | 'vented' | 'drum' | 'rearDisc' | 'rearDrum' | 'abs' | 'noAbs'

/** The words of one language for brakes. */
export interface BrakeWords {
  locale: string
  t(key: `brakes.${BrakeWord}`): string
}

/**
 * The brakes of a car in words that one can measure or see: "vented front discs 280 mm · ABS" for `vented-280-abs`.
 * A code has the kind of the front brakes (`solid` and `vented` discs, or `drum`) and their diameter in millimetres; where
 * that does not tell the cars of a model apart, also `x` and their thickness, `rear-disc` or `rear-drum`, `abs` or `no-abs`:
 * `solid-272x14.3`, `solid-274-rear-drum`, `solid-263-no-abs`. Null for other texts, such as the name of a make.
 */
export function brakesText(code: string, { locale, t }: BrakeWords): string | null {
  const match = shape.exec(code)
  if (!match) return null
  const [, kind, diameter, thickness, rear, abs] = match
  const front = t(kind === 'solid' ? 'brakes.solid' : kind === 'vented' ? 'brakes.vented' : 'brakes.drum')
  const size = [diameter, thickness]
    .flatMap((measure) => (measure ? formatNumber(Number(measure), locale) : []))
    .join('\u00a0×\u00a0')
  return [
    `${front} ${size}\u00a0mm`,
    rear && t(rear === 'disc' ? 'brakes.rearDisc' : 'brakes.rearDrum'),
    abs && t(abs === 'abs' ? 'brakes.abs' : 'brakes.noAbs'),
  ]
    .flatMap((part) => part || [])
    .join(' · ')
}

/** True if a text is a code for the brakes of a car; see `brakesText`. */
export function isBrakeCode(text: string): boolean {
  return shape.test(text)
}
