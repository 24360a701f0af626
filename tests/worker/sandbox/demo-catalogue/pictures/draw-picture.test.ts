import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { xmlFault } from '#tests/support/xml-fault.ts'
import { shapeNames } from '#worker/sandbox/demo-catalogue/pictures/all-shapes.ts'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import { type PictureSubject, views } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import { specimen, specimens } from './specimens.ts'

/** Maximum bytes of a picture: most are the outlines of its letters, which a server compresses to a third. */
const heaviest = 16_384
const bytes = (text: string) => new TextEncoder().encode(text).length

/** A subject with arbitrary strings and numbers. */
const anySubject: fc.Arbitrary<PictureSubject> = fc
  .record({
    part: fc.constantFrom(...specimens),
    text: fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 1 }),
        fc.constantFrom('<', '&', '"', ']]>', '\u0000', '\ud800'),
      ),
      maxLength: 60,
    }),
    number: fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -1, 1e9, Number.NaN)),
    numbers: fc.boolean(),
  })
  .map(({ part, text, number, numbers }) => ({
    ...part,
    sku: text,
    brandName: text,
    side: part.side ?? text,
    hue: number,
    technical: Object.fromEntries(Object.keys(part.technical).map((id) => [id, numbers ? number : text])),
  }))

/** Every word that changes a drawing, so that the heaviest of each kind comes up. */
const designs =
  'spin-on cartridge in-line strainer round eye/pin eye/eye mono-tube twin-tube hydraulic rubber steel aluminium cork leather wood velour chrome LED pencil block scissor detachable torpedo flat electric acoustic drilled slotted solid remanufactured toothed clear amber H4 H7 P21W C5W W5W R5W upper lower carbon stainless eye-pin pin-pin strut mechanical maxi glass led R2 H1 H3 P21/5W v-belt in-tank insert hose smoked aspherical oil-filter,fuel-filter,cabin-filter timing-belt,idler,water-pump'.split(
    ' ',
  )

/** A part as a catalogue might state it: any of its designs, at any size and count. */
const believable: fc.Arbitrary<PictureSubject> = fc
  .tuple(
    fc.constantFrom(...specimens),
    fc.infiniteStream(fc.tuple(fc.constantFrom(...designs), fc.integer({ min: 1, max: 900 }))),
  )
  .map(([part, stream]) => ({
    ...part,
    sku: `${part.sku}-${stream.next().value[1]}`,
    brandName: 'Tornby Friction',
    technical: Object.fromEntries(
      Object.entries(part.technical).map(([id, value]) => {
        const [design, number] = stream.next().value
        if (value === '1' && number % 2 === 0) return [id, value]
        if (Number.isFinite(Number(value))) return [id, String(number)]
        return [id, number % 3 === 0 ? value : design]
      }),
    ),
  }))

describe('a picture of a part', () => {
  test('is well-formed and weighs at most 16 kB, for every part type and view', () => {
    for (const part of specimens) {
      for (const view of views) {
        const picture = drawPicture(part, view)
        expect([part.partType, view, xmlFault(picture)]).toEqual([part.partType, view, null])
        expect([part.partType, view, Math.max(heaviest, bytes(picture))]).toEqual([
          part.partType,
          view,
          heaviest,
        ])
      }
    }
  })

  test('weighs no more at any size, count or design', () => {
    fc.assert(
      fc.property(believable, fc.constantFrom(...views), (part, view) => {
        expect(bytes(drawPicture(part, view))).toBeLessThanOrEqual(heaviest)
      }),
      { numRuns: 3000 },
    )
  })

  test('stays well-formed for any data of the catalogue, and never contains NaN', () => {
    fc.assert(
      fc.property(anySubject, fc.constantFrom(...views), (part, view) => {
        const picture = drawPicture(part, view)
        expect(xmlFault(picture)).toBeNull()
        expect(picture.replaceAll(/<title>.*?<\/title>/gs, '')).not.toMatch(/NaN|Infinity|undefined/)
        expect(bytes(picture)).toBeLessThan(heaviest)
      }),
      { numRuns: 1500 },
    )
  })

  test('is the same bytes for the same part, and differs between two parts of one kind', () => {
    const disc = specimen('brake-disc')
    expect(drawPicture(disc, 1)).toBe(drawPicture(structuredClone(disc), 1))
    expect(drawPicture(disc, 1)).not.toBe(drawPicture({ ...disc, sku: 'BD-2' }, 1))
  })

  test('asks for nothing from anywhere and runs nothing', () => {
    for (const part of specimens) {
      for (const view of views) {
        const picture = drawPicture(part, view).replace('xmlns="http://www.w3.org/2000/svg"', '')
        expect(picture).not.toMatch(/https?:|<script|<image|<foreignObject|\son\w+=|@import|url\((?!#)/)
      }
    }
  })

  test('follows the viewer’s colour scheme', () => {
    for (const view of views)
      expect(drawPicture(specimen('brake-pads'), view)).toContain('@media(prefers-color-scheme:dark)')
  })

  test('is drawn for every shape that the catalogue names', () => {
    const undrawn = specimens
      .filter(({ shape }) => !shapeNames.includes(shape))
      .map(({ partType }) => partType)
    expect(undrawn).toEqual([])
  })

  test('distinguishes a fog light from a driving light by its glass', () => {
    const glass = (partType: string) =>
      drawPicture(specimen(partType, { light_source: 'H3' }, { sku: 'L-1' }), 2).match(
        /<g clip-path.*?<\/g>/,
      )?.[0]
    expect(glass('fog-light')).toContain('stroke-dasharray')
    expect(glass('driving-light')).not.toContain('stroke-dasharray')
  })

  test('writes figures as one prints them: a minus, and the unit of a fuse', () => {
    expect(drawPicture(specimen('washer-fluid', { frost_c: -20 }), 1)).toContain('>−20 °C<')
    expect(drawPicture(specimen('fuse-set', { fuse_type: 'glass' }), 1)).toContain('>8 A<')
  })

  test('shows the maker’s box for a part without a drawing', () => {
    const unknown = specimen('brake-disc', {}, { shape: 'flux-capacitor', brandName: 'Tornby Friction' })
    expect(drawPicture(unknown, 1)).toContain('>Tornby Friction</title>')
    expect(drawPicture(unknown, 1)).toContain('>TF</title>')
  })

  test.each([
    [
      'timing-belt-kit',
      'set_contents',
      ['timing-belt', 'timing-belt, idler', 'timing-belt, idler, water-pump'],
    ],
    ['filter-set', 'set_contents', ['oil-filter', 'oil-filter, fuel-filter', 'oil-filter, cabin-filter']],
    ['bulb', 'bulb_type', ['H1', 'H3', 'H4', 'H7', 'P21W', 'P21/5W', 'W5W', 'C5W']],
    ['water-pump', 'pulley', ['toothed', 'v-belt']],
    ['maf-sensor', 'housing', ['complete', 'insert']],
    ['fuel-pump', 'pump_type', ['in-line', 'in-tank', 'mechanical']],
    ['engine-heater', 'heater_type', ['block', 'hose']],
    ['brake-light-switch', 'switch_type', ['hydraulic', 'mechanical']],
  ])('distinguishes one %s from another by its %s', (partType, attribute, values) => {
    const drawn = values.map((value) =>
      drawPicture(specimen(partType, { with_water_pump: false, [attribute]: value }), 1),
    )
    expect(new Set(drawn).size).toBe(values.length)
  })

  test('turns the other way for the right-hand side', () => {
    const left = specimen('tie-rod-end', {}, { side: 'left' })
    expect(drawPicture(left, 1)).not.toContain('matrix(-1 0 0 1 800 0)')
    expect(drawPicture({ ...left, side: 'right' }, 1)).toContain('matrix(-1 0 0 1 800 0)')
  })

  test('puts the heel pad of a mat where the driver sits', () => {
    const mats = specimen('floor-mat-set')
    expect(drawPicture({ ...mats, steering: 'lhd' }, 1)).not.toContain('matrix(-1')
    expect(drawPicture({ ...mats, steering: 'rhd' }, 1)).toContain('matrix(-1')
  })

  test('puts number and maker on the carton', () => {
    const carton = drawPicture(specimen('brake-disc', {}, { sku: 'BD-4711', brandName: 'Skivholm' }), 4)
    expect(carton).toContain('>BD-4711</title>')
    expect(carton).toContain('>Skivholm</title>')
  })
})
