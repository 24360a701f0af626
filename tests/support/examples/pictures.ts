/** Pictures of 24 by 16 pixels, as encoders write them. */
export const pictures = {
  jpeg: decode(
    [
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdB',
      'RkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P',
      'T09PT09PT09PT09PT0//wAARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQG/8QAFhABAQEAAAAAAAAA',
      'AAAAAAAAABNh/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAWEQADAAAAAAAAAAAAAAAAAAAAFWH/2gAMAwEAAhEDEQA/AMxb',
      'S2oLFlhDC+6pfbRBYEMDqn//2Q==',
    ].join(''),
  ),
  progressiveJpeg: decode(
    [
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdB',
      'RkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P',
      'T09PT09PT09PT09PT0//wgARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMF/8QAFQEBAQAAAAAAAAAA',
      'AAAAAAAAAAT/2gAMAwEAAhADEAAAActBZfdAf//EABUQAQEAAAAAAAAAAAAAAAAAAAAR/9oACAEBAAEFAqqqqv/EABURAQEA',
      'AAAAAAAAAAAAAAAAAAAU/9oACAEDAQE/AbVr/8QAFREBAQAAAAAAAAAAAAAAAAAAABT/2gAIAQIBAT8BgQP/xAAUEAEAAAAA',
      'AAAAAAAAAAAAAAAg/9oACAEBAAY/Al//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IV//AP/aAAwDAQACAAMAAAAQ',
      'xx//xAAVEQEBAAAAAAAAAAAAAAAAAAAAcf/aAAgBAwEBPxClP//EABURAQEAAAAAAAAAAAAAAAAAAABx/9oACAECAQE/EIQ/',
      '/8QAFhABAQEAAAAAAAAAAAAAAAAAcQAg/9oACAEBAAE/EFKWB//Z',
    ].join(''),
  ),
  lossyWebp: decode(
    [
      'UklGRmIAAABXRUJQVlA4IFYAAADwAwCdASoYABAAPpE6l0eloyIhMAgAsBIJbDuAG9Yir+gAC1ay8J6AAP7sF40Z8avX/7S/',
      '/4oad9+1H//UJuf/5CbgkES5bxwZz2ZEqLwNEiNFk3VwAA==',
    ].join(''),
  ),
  losslessWebp: decode(
    [
      'UklGRkwAAABXRUJQVlA4TEAAAAAvF8ADAH8AEIT/cQsT8ff/+U+WAVVk21BBBRVUUEEFFVRQQQUVVFBBBRX8bYaI/ufn4+Xh',
      '5uLkYGdjZWFmYmQg',
    ].join(''),
  ),
  transparentWebp: decode(
    [
      'UklGRpgAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSDoAAAABfyAQSFLYH3iFiEgdUEW2DRVUUEEFFVRQQQUVVFBBBRVU',
      'UMHfZojofwZGJmYWVjZ2Dk4ubh5ePn4CVlA4IDgAAADQAgCdASoYABAAPpE4l0eloyIhMAgAsBIJQBdgBaSAAP71WL//c4H/',
      '+zgf/7OB/HX9eqWuTfJsAA==',
    ].join(''),
  ),
}

/** The place of a photo in its metadata: must not be in any stored byte. */
export const placeTaken = 'N 59.329300 E 18.068600'

/** An EXIF segment as cameras write it: turned by a quarter, with the place in its GPS directory. */
export function exifSegment(place = placeTaken): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(place)
  const tiff = new DataView(new ArrayBuffer(56 + text.length))
  const entry = (at: number, [tag, type, count, value]: [number, number, number, number]) => {
    tiff.setUint16(at, tag)
    tiff.setUint16(at + 2, type)
    tiff.setUint32(at + 4, count)
    // A SHORT is in the first two of the four bytes.
    if (type === 3) tiff.setUint16(at + 8, value)
    else tiff.setUint32(at + 8, value)
  }
  tiff.setUint32(0, 0x4d4d002a)
  tiff.setUint32(4, 8)
  tiff.setUint16(8, 2)
  // Orientation, and the address of the GPS directory.
  entry(10, [0x0112, 3, 1, 6])
  entry(22, [0x8825, 4, 1, 38])
  tiff.setUint16(38, 1)
  // GPSProcessingMethod.
  entry(40, [0x001b, 7, text.length, 56])
  const bytes = new Uint8Array(tiff.buffer)
  bytes.set(text, 56)
  return segment(0xe1, Uint8Array.of(0x45, 0x78, 0x69, 0x66, 0, 0, ...bytes))
}

/** A segment of a JPEG file. */
export function segment(marker: number, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = data.length + 2
  return Uint8Array.of(0xff, marker, length >> 8, length & 0xff, ...data)
}

/** A JPEG file with more segments after its start. */
export function withSegments(jpeg: Uint8Array, ...segments: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]))
}

/** A WebP file with more chunks after its picture, in the extended format. */
export function withChunks(
  webp: Uint8Array,
  ...chunks: [name: string, data: string | Uint8Array][]
): Uint8Array<ArrayBuffer> {
  const extended = Uint8Array.of(0x2c, 0, 0, 0, 23, 0, 0, 15, 0, 0)
  const body = Uint8Array.of(
    ...new TextEncoder().encode('WEBP'),
    ...chunk('VP8X', extended),
    ...webp.subarray(12),
    ...chunks.flatMap(([name, data]) => [
      ...chunk(name, typeof data === 'string' ? new TextEncoder().encode(data) : data),
    ]),
  )
  return chunk('RIFF', body)
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(new Uint32Array([data.length]).buffer)
  return Uint8Array.of(
    ...new TextEncoder().encode(name),
    ...length,
    ...data,
    ...(data.length % 2 === 1 ? [0] : []),
  )
}

/** True if bytes contain a text. */
export function holds(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes).includes(text)
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64'))
}
