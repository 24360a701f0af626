import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCarPhotoSide } from '#src/config.ts'
import {
  exifSegment,
  holds,
  pictures,
  placeTaken,
  segment,
  withChunks,
  withSegments,
} from '#tests/support/examples/pictures.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'
import { cleanPicture } from '#worker/car-photos/clean-picture.ts'

const { jpeg, progressiveJpeg, lossyWebp, losslessWebp, transparentWebp } = pictures
const files = Object.entries(pictures)
const text = (content: string) => new TextEncoder().encode(content)
const bytesOf = (file: Uint8Array) => cleanPicture(file)?.bytes

test.each(files)('%s is kept with its size, and is not changed a second time', (name, file) => {
  const picture = cleanPicture(file)
  const type = name.toLowerCase().endsWith('jpeg') ? 'image/jpeg' : 'image/webp'
  expect(picture).toMatchObject({ type, width: 24, height: 16 })
  expect(picture && cleanPicture(picture.bytes)).toEqual(picture)
})

test.each([
  ['EXIF with the place', exifSegment()],
  ['XMP', segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${placeTaken}`))],
  ['a colour profile', segment(0xe2, text(`ICC_PROFILE\0\u0001\u0001${placeTaken}`))],
  ['IPTC', segment(0xed, text(`Photoshop 3.0\0${placeTaken}`))],
  ['a thumbnail in JFIF', segment(0xe0, text(`JFXX\0${placeTaken}`))],
  ['a comment', segment(0xfe, text(placeTaken))],
  ['a longer Adobe segment', segment(0xee, text(`Adobe${placeTaken}`))],
])('%s is taken out of a JPEG', (_, added) => {
  for (const file of [jpeg, progressiveJpeg])
    expect(bytesOf(withSegments(file, added))).toEqual(bytesOf(file))
})

/** A JPEG with a text at the end of each segment of a kind. */
function withText(file: Uint8Array, marker: number): Uint8Array<ArrayBuffer> {
  let at = 2
  const parts: Uint8Array[] = [file.subarray(0, 2)]
  while (file[at + 1] !== 0xda && file[at + 1] !== undefined) {
    const next = at + 2 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0)
    const data = file.subarray(at + 4, next)
    parts.push(
      file[at + 1] === marker
        ? segment(marker, Uint8Array.of(...data, ...text(placeTaken)))
        : file.subarray(at, next),
    )
    at = next
  }
  if (marker !== 0xda) return new Uint8Array(Buffer.concat([...parts, file.subarray(at)]))
  const next = at + 2 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0)
  const header = Uint8Array.of(...file.subarray(at + 4, next), ...text(placeTaken))
  return new Uint8Array(Buffer.concat([...parts, segment(0xda, header), file.subarray(next)]))
}

test.each([
  ['Huffman tables', 0xc4],
  ['quantization tables', 0xdb],
  ['the header of a scan', 0xda],
])('text at the end of %s is taken out of a JPEG', (_, marker) => {
  for (const file of [jpeg, progressiveJpeg]) {
    const changed = withText(file, marker)
    expect(holds(changed, placeTaken)).toBe(true)
    expect(bytesOf(changed)).toEqual(bytesOf(file))
  }
})

test.each([
  ['no tables', 0xdb, text(placeTaken)],
  ['no Huffman tables', 0xc4, Uint8Array.of(0, ...text(placeTaken))],
  ['more codes than there can be', 0xc4, Uint8Array.of(0, 3, ...new Uint8Array(15), ...text('abc'))],
  ['half a quantization table', 0xdb, Uint8Array.of(0, ...text(placeTaken))],
  ['repeated symbols', 0xc4, Uint8Array.of(0, 0, 0, 0, 0, 23, ...new Uint8Array(11), ...text(placeTaken))],
])('a segment of tables with %s is taken out of a JPEG', (_, marker, data) => {
  expect(bytesOf(withSegments(jpeg, segment(marker, data)))).toEqual(bytesOf(jpeg))
})

test('of the interval of restarts its number stays', () => {
  const interval = (...more: number[]) => withSegments(jpeg, segment(0xdd, Uint8Array.of(0, 9, ...more)))
  expect(bytesOf(interval(...text(placeTaken)))).toEqual(bytesOf(interval()))
  expect(bytesOf(interval())?.length).toBe((bytesOf(jpeg)?.length ?? 0) + 6)
})

test('bytes after the end of a JPEG are left out, such as a second picture with metadata', () => {
  const second = withSegments(jpeg, exifSegment())
  expect(bytesOf(Uint8Array.of(...jpeg, ...second))).toEqual(bytesOf(jpeg))
})

test('the colour transform of a JPEG stays, without the rest of its segment', () => {
  const adobe = (transform: number, flags: number) =>
    segment(0xee, Uint8Array.of(...text('Adobe'), 0, flags, flags, flags, flags, flags, transform))
  const cleaned = bytesOf(withSegments(jpeg, adobe(1, 77)))
  expect(cleaned).toEqual(bytesOf(withSegments(jpeg, adobe(1, 0))))
  expect(cleaned?.length).toBe((bytesOf(jpeg)?.length ?? 0) + 16)
  expect(bytesOf(withSegments(jpeg, adobe(9, 0)))).toEqual(bytesOf(jpeg))
})

test('metadata, colour profile and unused header are taken out of a WebP', () => {
  for (const file of [lossyWebp, losslessWebp]) {
    const added = withChunks(file, ['EXIF', placeTaken], ['XMP ', placeTaken], ['ICCP', placeTaken])
    expect(bytesOf(added)).toEqual(file)
    expect(bytesOf(Uint8Array.of(...file, ...text(placeTaken)))).toEqual(file)
  }
  expect(bytesOf(transparentWebp)).toEqual(transparentWebp)
})

/** The frame header of the JPEG, whose bytes say what a decoder makes of it. */
const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0)
const withByte = (at: number, byte: number, file = jpeg) => file.with(at, byte)

const fourInks = Uint8Array.of(
  ...jpeg.subarray(0, frame),
  ...segment(0xc0, Uint8Array.of(...jpeg.subarray(frame + 4, frame + 9), 4, ...new Uint8Array(12))),
  ...jpeg.subarray(frame + 19),
)

test.each([
  ['nothing', new Uint8Array()],
  ['text', text('<svg onload="alert(1)"/>')],
  ['a GIF', text('GIF89a')],
  ['HTML after the start of a JPEG', Uint8Array.of(0xff, 0xd8, ...text('<script>alert(1)</script>'))],
  ['a JPEG of a start and an end', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  ['a JPEG without its end', jpeg.subarray(0, -2)],
  ['a JPEG without its scan', withoutSegment(jpeg, 0xda)],
  ['a JPEG of two frames', withSegments(jpeg, jpeg.subarray(frame, frame + 19))],
  ['a lossless JPEG', withByte(frame + 1, 0xc3)],
  ['an arithmetic JPEG', withByte(frame + 1, 0xc9)],
  ['a JPEG of 12 bits', withByte(frame + 4, 12)],
  ['a JPEG of four inks', fourInks],
  ['a JPEG whose frame has fewer components than it says', withByte(frame + 9, 1)],
  ['a JPEG whose height follows later', withByte(frame + 6, 0)],
  ['a JPEG too wide', withByte(frame + 7, (maxCarPhotoSide + 256) >> 8)],
  ['a JPEG whose interval of restarts is missing', withSegments(jpeg, segment(0xdd, text('?')))],
  ['a JPEG with an unknown segment', withSegments(jpeg, segment(0xf0, text('?')))],
  ['a WebP without a picture', lossyWebp.subarray(0, 12)],
  ['a WebP cut short', lossyWebp.subarray(0, -1)],
  ['an animated WebP', withChunks(lossyWebp, ['ANIM', 'x'])],
  ['a WebP of two pictures', withChunks(lossyWebp, ['VP8 ', 'x'])],
  ['a WebP of three pictures', withChunks(lossyWebp, ['VP8 ', 'x'], ['VP8 ', lossyWebp.subarray(20)])],
  ['a WebP with an unknown chunk', withChunks(lossyWebp, ['LOOK', placeTaken])],
  ['a WebP whose picture is no key frame', withByte(20, (lossyWebp[20] ?? 0) | 1, lossyWebp)],
  ['a WebP too high', withByte(29, (maxCarPhotoSide + 256) >> 8, lossyWebp)],
])('%s is not a picture', (_, file) => {
  expect(cleanPicture(file)).toBeNull()
})

const metadata = fc.array(
  fc
    .tuple(
      fc.constantFrom(...Array.from({ length: 16 }, (_, index) => 0xe0 + index), 0xfe),
      fc.uint8Array({ maxLength: 300 }),
    )
    .filter(([marker]) => marker !== 0xee)
    .map(([marker, data]) => segment(marker, Uint8Array.of(...data, ...text(placeTaken)))),
  { maxLength: 6 },
)

test('a JPEG with any metadata leaves the same bytes', () => {
  fc.assert(
    fc.property(fc.constantFrom(jpeg, progressiveJpeg), metadata, (file, segments) => {
      expect(bytesOf(withSegments(file, ...segments))).toEqual(bytesOf(file))
    }),
  )
})

test('of any damaged file nothing remains, or a picture without metadata that is not changed again', () => {
  const whole = [
    ...[jpeg, progressiveJpeg].map((file) => withSegments(file, exifSegment())),
    ...[lossyWebp, losslessWebp, transparentWebp].map((file) => withChunks(file, ['EXIF', placeTaken])),
  ]
  const changes = fc.array(fc.tuple(fc.nat(999), fc.nat(255)), { maxLength: 4 })
  const damaged = fc
    .tuple(fc.constantFrom(...whole), changes, fc.nat(999))
    .map(([file, bytes, cut]) =>
      bytes.reduce((changed, [at, byte]) => changed.with(at % file.length, byte), file).subarray(0, cut),
    )
  fc.assert(
    fc.property(fc.oneof(damaged, fc.uint8Array({ maxLength: 400 })), (file) => {
      const picture = cleanPicture(file)
      if (!picture) return
      expect(picture.bytes.length).toBeLessThanOrEqual(file.length + 18)
      expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(maxCarPhotoSide)
      expect(cleanPicture(picture.bytes)).toEqual(picture)
    }),
    { numRuns: propertyRuns },
  )
})

test('the place is removed from a photo', () => {
  const photo = withSegments(jpeg, exifSegment())
  expect(holds(photo, placeTaken)).toBe(true)
  expect(holds(bytesOf(photo) ?? photo, placeTaken)).toBe(false)
})

/** The JPEG without a segment and the coded data that follows it. */
function withoutSegment(file: Uint8Array, marker: number): Uint8Array {
  const at = file.findIndex((byte, index) => byte === 0xff && file[index + 1] === marker)
  return Uint8Array.of(...file.subarray(0, at), 0xff, 0xd9)
}
