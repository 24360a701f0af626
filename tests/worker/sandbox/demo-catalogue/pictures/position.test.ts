import { describe, expect, test } from 'vitest'
import { drawPicture } from '#worker/sandbox/demo-catalogue/pictures/draw-picture.ts'
import type { PictureSubject } from '#worker/sandbox/demo-catalogue/pictures/subject.ts'
import catalogue from '#worker/sandbox/demo-catalogue/seed/data/part-types.json' with { type: 'json' }
import { specimen } from './specimens.ts'

/** The marked spots: left of the middle line is x < 400, the front is y < 400. */
function spots(part: PictureSubject): { left: boolean; front: boolean }[] {
  const circles = drawPicture(part, 3).matchAll(/<circle class="q" cx="([\d.]+)" cy="([\d.]+)"/g)
  return [...circles].map(([, x, y]) => ({ left: Number(x) < 400, front: Number(y) < 400 }))
}

const disc = (axle: string | null, side: string | null) => spots(specimen('ball-joint', {}, { axle, side }))

describe('the position sketch', () => {
  test('marks the wheel that axle and side name', () => {
    expect(disc('front', 'left')).toEqual([{ left: true, front: true }])
    expect(disc('front', 'right')).toEqual([{ left: false, front: true }])
    expect(disc('rear', 'left')).toEqual([{ left: true, front: false }])
    expect(disc('rear', 'right')).toEqual([{ left: false, front: false }])
  })

  test('marks both wheels of an axle when no side is named, and all four when no axle is', () => {
    expect(disc('front', null)).toHaveLength(2)
    expect(disc('front', 'both')).toHaveLength(2)
    expect(disc(null, null)).toHaveLength(4)
  })

  test('puts parts for the driver on the driver’s side', () => {
    const cylinder = (steering: 'lhd' | 'rhd') => spots(specimen('brake-master-cylinder', {}, { steering }))
    expect(cylinder('lhd')).toEqual([{ left: true, front: true }])
    expect(cylinder('rhd')).toEqual([{ left: false, front: true }])
  })

  test('moves the steering wheel of a right-hand-drive car and leaves its left side on the left', () => {
    const joint = (steering: 'lhd' | 'rhd') =>
      specimen('ball-joint', {}, { axle: 'front', side: 'left', steering })
    expect(drawPicture(joint('lhd'), 3)).not.toBe(drawPicture(joint('rhd'), 3))
    expect(spots(joint('rhd'))).toEqual([{ left: true, front: true }])
  })

  test('follows an exhaust along the car', () => {
    const box = (position: string) => spots(specimen('silencer', { exhaust_position: position }))
    expect(box('front')).toEqual([{ left: false, front: true }])
    expect(box('rear')).toEqual([{ left: false, front: false }])
  })

  test('puts the engine where the car has it, and half shafts at the driven wheels', () => {
    const front = (partType: string, drive: NonNullable<PictureSubject['drive']>) =>
      spots(specimen(partType, {}, { drive, side: 'left' })).map((spot) => spot.front)
    for (const partType of ['alternator', 'clutch-kit', 'distributor-cap', 'v-belt']) {
      expect(front(partType, 'front'), partType).toEqual([true])
      expect(front(partType, 'rear'), partType).toEqual([true])
      expect(front(partType, 'rear-engine'), partType).toEqual([false])
    }
    for (const partType of ['drive-shaft', 'cv-boot']) {
      expect(front(partType, 'front'), partType).toEqual([true])
      expect(front(partType, 'rear'), partType).toEqual([false])
      expect(front(partType, 'rear-engine'), partType).toEqual([false])
    }
    const pump = (kind: string, drive: NonNullable<PictureSubject['drive']>) =>
      spots(specimen('fuel-pump', { pump_type: kind }, { drive })).map((spot) => spot.front)
    expect(pump('Mechanical', 'front')).toEqual([true])
    expect(pump('Mechanical', 'rear-engine')).toEqual([false])
    expect(pump('In-tank', 'front')).toEqual([false])
    expect(pump('In-line', 'rear-engine')).toEqual([true])
    expect(front('filter-set', 'rear-engine')).toEqual([false, false])
    const turned = (partType: string, drive: NonNullable<PictureSubject['drive']>) =>
      drawPicture(specimen(partType, {}, { drive }), 3).split('matrix(1 0 0-1 0 800)').length - 1
    // The engine itself, and the mark on it.
    expect(turned('spark-plug', 'rear-engine')).toBe(2)
    expect(turned('car-shampoo', 'rear-engine')).toBe(1)
    expect(turned('spark-plug', 'front')).toBe(0)
  })

  test('draws a propeller shaft only in a car that has one', () => {
    const shaft = (drive: NonNullable<PictureSubject['drive']>) =>
      drawPicture(specimen('brake-disc', {}, { drive }), 3).includes('M400 330V594')
    expect((['front', 'rear', 'rear-engine'] as const).map(shaft)).toEqual([false, true, false])
  })

  test('mirrors an outline for the other side', () => {
    const wing = (side: string) =>
      drawPicture(specimen('front-wing', {}, { side }), 3).split('class="q"').length - 1
    expect(wing('left')).toBe(1)
    expect(wing('both')).toBe(2)
    expect(drawPicture(specimen('front-wing', {}, { side: 'right' }), 3)).not.toContain('matrix(-1')
    expect(drawPicture(specimen('front-wing', {}, { side: 'left' }), 3)).toContain('matrix(-1')
  })

  test('marks a mounting point for every part type, and the whole car for parts without one', () => {
    const whole = new Set(['workshop-manual', 'touch-up-paint', 'car-shampoo'])
    const outline = drawPicture(specimen('car-shampoo', {}, { partType: 'unheard-of', steering: 'lhd' }), 3)
    for (const { id } of catalogue.partTypes) {
      const sketch = drawPicture(specimen(id, {}, { sku: 'X', steering: 'lhd' }), 3)
      expect(sketch, id).toContain('class="q"')
      expect([id, sketch.split('class="q"')[1] === outline.split('class="q"')[1]]).toEqual([
        id,
        whole.has(id),
      ])
    }
  })
})
