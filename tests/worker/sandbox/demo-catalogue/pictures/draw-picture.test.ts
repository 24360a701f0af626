import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf } from '#tests/support/text-boxes.ts'
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
  'spin-on cartridge in-line strainer round eye/pin eye/eye mono-tube twin-tube hydraulic rubber steel aluminium cork leather wood velour chrome LED pencil block scissor detachable torpedo flat electric acoustic drilled slotted solid remanufactured toothed clear amber H4 H7 P21W C5W W5W R5W upper lower carbon stainless eye-pin pin-pin strut mechanical maxi glass led R2 H1 H3 P21/5W v-belt in-tank insert hose smoked aspherical ribbed grille oil-filter,fuel-filter,cabin-filter timing-belt,idler,water-pump'.split(
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
    yearFrom: 1950 + (stream.next().value[1] % 70),
    valveCover: {
      cylinders: 1 + (stream.next().value[1] % 6),
      kind: (['bolted', 'clamped', 'wells'] as const)[stream.next().value[1] % 3] ?? 'bolted',
    },
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
    ['bulb', 'bulb_type', ['H1', 'H3', 'H4', 'H7', 'H11', 'P21W', 'P21/5W', 'W5W', 'C5W']],
    ['water-pump', 'pulley', ['toothed', 'v-belt']],
    ['maf-sensor', 'housing', ['complete', 'insert']],
    ['fuel-pump', 'pump_type', ['in-line', 'in-tank', 'mechanical']],
    ['engine-heater', 'heater_type', ['block', 'hose']],
    ['brake-light-switch', 'switch_type', ['hydraulic', 'mechanical']],
    ['alternator', 'pulley', ['v-belt', 'ribbed']],
    ['brake-master-cylinder', 'ports', ['1', '2', '4']],
    ['emblem', 'mounting_place', ['grille', 'wing']],
  ])('distinguishes one %s from another by its %s', (partType, attribute, values) => {
    const drawn = values.map((value) =>
      drawPicture(specimen(partType, { with_water_pump: false, [attribute]: value }), 1),
    )
    expect(new Set(drawn).size).toBe(values.length)
  })

  /** The number of times that a picture contains a piece of SVG. */
  const count = (picture: string, piece: string) => picture.split(piece).length - 1

  test('draws the pulley of an alternator by its belt, in both pictures', () => {
    for (const view of [1, 2] as const) {
      const [vee, ribbed, again] = ['v-belt', 'ribbed', 'ribbed'].map((pulley) =>
        drawPicture(specimen('alternator', { pulley }), view),
      )
      expect(vee).not.toBe(ribbed)
      expect(again).toBe(ribbed)
    }
  })

  test('gives a valve cover gasket the bolts and the plug wells of its engine', () => {
    const gasket = (cylinders: number, kind: 'bolted' | 'clamped' | 'wells') => {
      const picture = drawPicture(
        specimen('valve-cover-gasket', { material: 'nitrile' }, { valveCover: { cylinders, kind } }),
        1,
      )
      return { bolts: count(picture, '<circle class="z"'), wells: count(picture, '<circle class="R"') }
    }
    expect(gasket(4, 'bolted')).toEqual({ bolts: 8, wells: 0 })
    expect(gasket(6, 'bolted')).toEqual({ bolts: 12, wells: 0 })
    expect(gasket(4, 'clamped')).toEqual({ bolts: 0, wells: 0 })
    expect(gasket(4, 'wells')).toEqual({ bolts: 10, wells: 4 })
    expect(gasket(5, 'wells')).toEqual({ bolts: 12, wells: 5 })
  })

  test('gives a head gasket the cylinders of its engine, on a sheet that they fit', () => {
    for (const cylinders of [3, 4, 5, 6]) {
      const picture = drawPicture(
        specimen('head-gasket', { material: 'mls' }, { valveCover: { cylinders, kind: 'bolted' } }),
        1,
      )
      expect(count(picture, '<circle class="m"')).toBe(cylinders)
      expect(count(picture, 'r="12"')).toBe((cylinders + 1) * 2)
    }
  })

  test('draws a lead to every plug, and one to the coil', () => {
    const picture = drawPicture(specimen('ignition-lead-set', { leads: 5 }), 1)
    expect(linesOf(picture)).toEqual(['1', '2', '3', '4'])
    const boots = (id: string) => [...picture.matchAll(new RegExp(`href="#\\w+${id}"`, 'g'))].length
    expect([boots('p'), boots('q')]).toEqual([4, 6])
  })

  test('gives a hub the studs of its wheel, an alternator the ribs of its belt', () => {
    const hub = (studs: number) =>
      drawPicture(specimen('wheel-bearing', { with_hub: true }, { studs }), 1).match(
        /class="M"[^>]*pathLength="(\d)"/,
      )?.[1]
    expect([4, 5].map(hub)).toEqual(['4', '5'])
    const elevation = (technical: PictureSubject['technical']) =>
      drawPicture(specimen('wheel-bearing', technical, { studs: 4 }), 2)
    expect(count(elevation({ with_hub: true, width_mm: 37 }), 'r="13"')).toBe(4)
    expect(count(elevation({ with_hub: '', width_mm: 37 }), 'r="13"')).toBe(0)
    const pulley = (ribs: number) => drawPicture(specimen('alternator', { pulley: 'ribbed', ribs }), 1)
    expect(pulley(5)).not.toBe(pulley(6))
  })

  test('puts the bolts of a wide drum near its wall', () => {
    const drum = (pcd_mm: number) =>
      drawPicture(specimen('brake-drum', { holes: 5, pcd_mm, inner_diameter_mm: 230 }), 2)
    expect(drum(205)).not.toBe(drum(138))
  })

  test('draws a small bulb with a bayonet as one, whatever its name begins with', () => {
    const drawn = ['H6W', 'T4W', 'H7'].map((bulb_type) => drawPicture(specimen('bulb', { bulb_type }), 1))
    expect(drawn[0]).toBe(drawn[1])
    expect(drawn[0]).not.toBe(drawn[2])
  })

  test('draws a wing by the age of its car: the lamp in it, then plain, then with a side repeater', () => {
    const drawn = [1960, 1975, 1995].map((yearFrom) =>
      drawPicture(specimen('front-wing', {}, { side: 'left', yearFrom }), 1),
    )
    expect(new Set(drawn).size).toBe(3)
    expect(drawn.map((picture) => count(picture, 'class="x"'))).toEqual([0, 0, 1])
    expect(drawn.map((picture) => count(picture, 'class="V"'))).toEqual([1, 0, 0])
  })

  test('writes on an emblem only words that its make uses', () => {
    const wordsOn = (make: string) =>
      new Set(
        Array.from({ length: 40 }, (_, index) =>
          drawPicture(specimen('emblem', { mounting_place: 'wing' }, { make, sku: `E-${index}` }), 1),
        ).flatMap((picture) => linesOf(picture)),
      )
    for (const make of ['Volvo', 'Saab', 'Porsche']) expect(wordsOn(make)).not.toContain('GT')
    expect(wordsOn('Volvo')).not.toContain('Turbo')
    expect(wordsOn('MG')).toContain('GT')
    const shield = specimen('emblem', { mounting_place: 'grille' }, { make: 'Saab' })
    expect(linesOf(drawPicture(shield, 1))).toEqual([])
  })

  test('stands a driving light on a pedestal, and gives a fog light three ears', () => {
    const holes = (partType: string) =>
      count(drawPicture(specimen(partType, { light_source: 'H3' }), 1), '<ellipse class="x"')
    expect(holes('fog-light')).toBe(3)
    expect(holes('driving-light')).toBe(0)
  })

  test('gives a master cylinder of one circuit one feed and an undivided tank', () => {
    const feeds = (ports: number) =>
      /<path class="i" d="([^"]*)"/.exec(drawPicture(specimen('brake-master-cylinder', { ports }), 1))?.[1]
    expect(feeds(1)?.split('M')).toHaveLength(2)
    expect(feeds(2)?.split('M')).toHaveLength(3)
    expect(feeds(4)).toBe(feeds(2))
  })

  test.each([3, 4, 5, 6])('shows the two screws of a drum with %i holes clear of its bolts', (holes) => {
    const drum = specimen('brake-drum', { holes, pcd_mm: 108, inner_diameter_mm: 228 })
    const found = [...drawPicture(drum, 2).matchAll(/<circle class="z" cx="(\d+)" cy="(\d+)" r="/g)]
    const [bolts, rest] = [found.slice(0, holes), found.slice(holes, holes + 2)]
    // The last one is the bore of the hub.
    expect(found).toHaveLength(holes + 3)
    for (const [, x, y] of rest) {
      for (const [, boltX, boltY] of bolts)
        expect(Math.hypot(Number(boltX) - Number(x), Number(boltY) - Number(y))).toBeGreaterThan(25)
    }
  })

  test('sells a litre in a bottle, five in a can with a handle, twenty in a drum', () => {
    const outlineOf = (volume_l: number) =>
      /<path class="c" d="([^"]*)"/.exec(drawPicture(specimen('engine-oil', { volume_l }), 1))?.[1]
    const [litre, four, five, twenty] = [1, 4, 5, 20].map(outlineOf)
    expect(four).toBe(five)
    expect(new Set([litre, five, twenty]).size).toBe(3)
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
