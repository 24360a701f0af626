import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DispatchCalendar, WorkingCalendar } from '#src/commerce/contract/delivery/calendar.ts'
import {
  addDays,
  Day,
  momentOf,
  parseWallClock,
  wallClockAt,
  weekdayOf,
} from '#src/commerce/contract/delivery/day.ts'
import { parcelPrice, parseKilograms, takesParcel } from '#src/commerce/contract/delivery/parcel.ts'
import { parseDays, readinessOf } from '#src/commerce/contract/delivery/readiness.ts'

test.each([
  ['2026-11-27T14:05:59Z', 'Europe/Stockholm', '2026-11-27 15:05'],
  ['2026-11-27T23:30:00Z', 'Europe/Stockholm', '2026-11-28 00:30'],
  ['2026-11-27T23:30:00Z', 'America/New_York', '2026-11-27 18:30'],
  ['2026-12-31T23:59:00Z', 'Asia/Kolkata', '2027-01-01 05:29'],
  ['2026-11-27T00:00:00Z', 'Pacific/Kiritimati', '2026-11-27 14:00'],
])('at %s clocks in %s show %s', (moment, zone, shown) => {
  const { day, time } = wallClockAt(Date.parse(moment), zone)
  expect(`${day} ${time}`).toBe(shown)
})

test.each([
  ['2026-11-27', '15:00', 'Europe/Stockholm', '2026-11-27T14:00:00.000Z'],
  ['2026-07-01', '15:00', 'Europe/Stockholm', '2026-07-01T13:00:00.000Z'],
  ['2026-07-01', '15:00', 'America/Los_Angeles', '2026-07-01T22:00:00.000Z'],
  ['2026-07-01', '15:00', 'Pacific/Kiritimati', '2026-07-01T01:00:00.000Z'],
  // Skipped: at two o’clock it is three.
  ['2026-03-29', '02:30', 'Europe/Stockholm', '2026-03-29T01:30:00.000Z'],
  // Shown twice: the first of both.
  ['2026-10-25', '02:30', 'Europe/Stockholm', '2026-10-25T00:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, moment) => {
  expect(new Date(momentOf({ day, time }, zone)).toISOString()).toBe(moment)
})

test('days are counted and named as in a calendar', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2027-03-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2027-02-28',
  ])
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7])
})

test.each([
  ['2026-11-27 14:05:09', { day: '2026-11-27', time: '14:05' }],
  ['2026-11-27T14:05:09+01:00', { day: '2026-11-27', time: '14:05' }],
  ['2026-11-27', null],
  ['2026-02-30 10:00:00', null],
  ['2026-11-27 24:00:00', null],
  ['', null],
])('the time in "%s" is %o', (text, time) => {
  expect(parseWallClock(text)).toEqual(time)
})

const calendar = {
  timeZone: 'Europe/Stockholm',
  workingDays: [1, 2],
  years: [2026],
  holidays: ['2026-01-01'],
}

test.each([
  [{ timeZone: 'Europe/Nowhere' }],
  [{ timeZone: `${'Europe/'.repeat(20)}Stockholm` }],
  [{ workingDays: [] }],
  [{ workingDays: [0] }],
  [{ workingDays: [1, 2, 3, 4, 5, 6, 7, 7] }],
  [{ years: [26] }],
  [{ years: Array(11).fill(2026) }],
  [{ holidays: ['2026-02-30'] }],
  [{ holidays: ['26-1-1'] }],
  [{ holidays: Array(401).fill('2026-01-01') }],
])('a calendar with %o is none', (changes) => {
  expect(v.is(WorkingCalendar, calendar)).toBe(true)
  expect(v.is(WorkingCalendar, { ...calendar, ...changes })).toBe(false)
})

test.each(['15:00', '00:00', '23:59'])('%s is a cut-off time', (cutOff) => {
  expect(v.is(DispatchCalendar, { ...calendar, cutOff })).toBe(true)
})

test.each(['15', '24:00', '3:00', '15:60', ''])('"%s" is no cut-off time', (cutOff) => {
  expect(v.is(DispatchCalendar, { ...calendar, cutOff })).toBe(false)
  expect(v.is(Day, cutOff)).toBe(false)
})

const part = { availabilityKind: 'stock', availabilityDays: null, availabilityDate: '' }

test.each([
  [{}, { day: '', workingDays: 0 }],
  [{ availabilityKind: '' }, { day: '', workingDays: 0 }],
  [
    { availabilityKind: 'supplier', availabilityDays: 5 },
    { day: '', workingDays: 5 },
  ],
  [{ availabilityKind: 'supplier' }, null],
  [
    { availabilityKind: 'on_order', availabilityDate: '2026-12-10' },
    { day: '2026-12-10', workingDays: 0 },
  ],
  [
    { availabilityKind: 'preorder', availabilityDate: '2026-11-27' },
    { day: '2026-11-27', workingDays: 0 },
  ],
  [{ availabilityKind: 'on_order', availabilityDate: '2026-11-26' }, null],
  [{ availabilityKind: 'on_order', availabilityDate: 'soon' }, null],
  [{ availabilityKind: 'on_order' }, null],
  [{ availabilityKind: 'discontinued' }, null],
  [{ availabilityKind: 'perhaps' }, null],
])('a part with %o can leave %o', (changes, ready) => {
  expect(readinessOf({ ...part, ...changes }, '2026-11-27')).toEqual(ready)
})

test('weights and days are numbers as the attributes write them', () => {
  expect(['2.5', '0', '0.005', '12'].map(parseKilograms)).toEqual([2.5, 0, 0.005, 12])
  expect(['', '2,5', '-1', '1e3', '12345', 'NaN'].map(parseKilograms)).toEqual(Array(6).fill(null))
  expect(['5', '0', '-5', '5 days', '99999'].map(parseDays)).toEqual([5, null, null, null, null])
})

const method = {
  goods: ['letter', 'parcel'] as const,
  maxKilograms: 20,
  prices: [
    { overKilograms: 0, price: 49 },
    { overKilograms: 5, price: 73.5 },
    { overKilograms: 15, price: 98 },
  ],
}

test.each([
  ['parcel', 0, true, 49],
  ['parcel', 5, true, 49],
  ['parcel', 5.1, true, 73.5],
  ['letter', 20, true, 98],
  ['parcel', 20.1, false, 98],
  ['bulky', 2, false, 49],
  ['parcel', null, false, null],
  [null, 2, false, 49],
] as const)('a %s of %s kg is taken: %s, for %s', (deliveryClass, kilograms, taken, price) => {
  const parcel = { deliveryClass, kilograms }
  expect(takesParcel(method, parcel)).toBe(taken)
  expect(parcelPrice(method, parcel)).toBe(price)
})

test('a method without limits takes what is unknown, for its only price', () => {
  const any = { goods: null, maxKilograms: null, prices: method.prices.slice(0, 1) }
  const unknown = { deliveryClass: null, kilograms: null }
  expect([takesParcel(any, unknown), parcelPrice(any, unknown)]).toEqual([true, 49])
  expect(parcelPrice({ ...any, prices: [] }, unknown)).toBeNull()
})
