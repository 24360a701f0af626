import { expect, test } from 'vitest'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { detailsOf, withDetails } from '#src/features/garage/details/car-details.ts'
import { exactly } from '#src/features/garage/fit/car-facts.ts'
import { withAnswer } from '#src/features/garage/fit/compare-facts.ts'
import { fitOf } from '#src/features/garage/fit/fit.ts'
import { conditionsOf } from '#src/features/garage/fit/fit-row.ts'
import { chosenCar, type GarageCar } from '#src/features/garage/garage.ts'

const currentYear = 2026
const car = chosenCar({
  id: '00000001',
  model: 'Volvo 240',
  engines: [{ key: 'volvo-240-b21a', name: 'B21A' }],
  engine: null,
  year: 1983,
})
const enter = (known: GarageCar, entered: Partial<ReturnType<typeof detailsOf>>) =>
  withDetails(known, { ...detailsOf(known), ...entered }, currentYear)

/** True if a part with this row fits. */
function fits(known: GarageCar, row: object) {
  const rows = parseFitment(JSON.stringify([{ model: 'volvo-240', ...row }])).map((parsed) => ({
    model: parsed.model,
    conditions: conditionsOf(parsed).map((condition) => ({ condition, text: '' })),
    quantity: null,
    needs: '',
    note: '',
  }))
  return fitOf(known.facts, rows).kind
}

test('codes, steering side and brakes that are entered decide whether a part fits', () => {
  const known = enter(car, {
    colorCode: '019',
    interiorCode: '320 451',
    steeringSide: 'left',
    brake: 'vented-280-abs',
    brakeType: 'disc',
    nickname: 'Red one',
  })
  expect(known).toMatchObject({ nickname: 'Red one', brakeType: 'disc' })
  expect(fits(car, { brakeSystem: 'vented-280-abs' })).toBe('asks')
  for (const [row, answer] of [
    [{ colourCode: '019' }, 'fits'],
    [{ colourCode: '020' }, 'refuses'],
    [{ interiorCode: '320-451' }, 'fits'],
    [{ steering: 'lhd' }, 'fits'],
    [{ steering: 'rhd' }, 'refuses'],
    [{ brakeSystem: 'vented-280-abs' }, 'fits'],
    [{ brakeSystem: 'vented-263-no-abs' }, 'refuses'],
  ] as const)
    expect([row, fits(known, row)]).toEqual([row, answer])
  expect(detailsOf(known).brake).toBe('vented-280-abs')
})

test('the make of the brakes decides nothing, and replaces what is known of them', () => {
  const code = 'solid-263-no-abs'
  const made = enter(enter(car, { brake: code }), { brake: 'Bromsvik' })
  expect([made.brake, made.facts.brakeSystem]).toEqual(['Bromsvik', undefined])
  expect(fits(made, { brakeSystem: code })).toBe('asks')
  const answered = { ...made, facts: withAnswer(made.facts, { field: 'brakeSystem', oneOf: [code] }, true) }
  expect(detailsOf(answered).brake).toBe(code)
  for (const text of ['ABS', 'B', 'system', 'solid', '263 mm'])
    expect(enter(car, { brake: text }).facts.brakeSystem).toBeUndefined()
})

test('an answer is shown as a field, changing the field replaces it, and other fields leave it', () => {
  const yes = { ...car, facts: withAnswer(car.facts, { field: 'steering', oneOf: ['rhd'] }, true) }
  expect(detailsOf(yes).steeringSide).toBe('right')
  expect(enter(yes, { steeringSide: 'left' }).facts.steering).toEqual(exactly('lhd'))
  expect(enter(yes, { steeringSide: '' }).facts.steering).toBeUndefined()
  const no = {
    ...car,
    facts: withAnswer(car.facts, { field: 'brakeSystem', oneOf: ['vented-280-abs'] }, false),
  }
  expect(enter(no, { nickname: 'Red one' }).facts).toEqual(no.facts)
  expect(enter(no, { brake: 'vented-280-abs' }).facts.brakeSystem).toEqual(exactly('vented-280-abs'))
})

test('the chassis number of a Volvo is the end of its VIN, and goes with it', () => {
  const vin = 'YV1244881D1271999'
  const known = enter(car, { vinNumber: vin })
  expect(known.facts.chassis).toEqual({ from: 271_999, to: 271_999 })
  expect(fits(known, { chassisTo: 271_999 })).toBe('fits')
  expect(fits(known, { chassisFrom: 272_000 })).toBe('refuses')
  expect(enter(known, { vinNumber: '' }).facts).toEqual(car.facts)
  // The number of another make's car, and numbers whose end is not counted through.
  expect(enter({ ...car, name: 'Saab 99' }, { vinNumber: vin }).facts.chassis).toBeUndefined()
  expect(enter(car, { vinNumber: 'WVWZZZ1JZXW271999' }).facts.chassis).toBeUndefined()
  expect(enter(car, { vinNumber: '271999' }).facts.chassis).toBeUndefined()
})

test('the type plate of an Amazon determines body, side and gearbox; a stated side overrules it', () => {
  const amazon = { ...car, name: 'Volvo Amazon, B18A' }
  const known = enter(amazon, { vinNumber: '13121VF' })
  expect(known.facts).toMatchObject({ body: exactly('sedan-2d'), gearbox: exactly('manual') })
  expect(detailsOf(known).steeringSide).toBe('left')
  expect(detailsOf(enter(amazon, { vinNumber: '13121VF', steeringSide: 'right' })).steeringSide).toBe('right')
  expect(enter(car, { vinNumber: '13121VF' }).facts).toEqual(car.facts)
})
