import { describe, expect, test } from 'vitest'
import {
  arrivalOf,
  type DeliveryWay,
  inStock,
  nextArrivals,
  type Readiness,
  slowest,
} from '#src/commerce/contract/delivery/arrival.ts'
import { addDays, wallClockAt, weekdayOf } from '#src/commerce/contract/delivery/day.ts'
import { holidaysOf } from '#worker/sandbox/rules/holidays.ts'

const zones: Record<string, string> = {
  SE: 'Europe/Stockholm',
  FI: 'Europe/Helsinki',
  DE: 'Europe/Berlin',
  GB: 'Europe/London',
  NO: 'Europe/Oslo',
  NL: 'Europe/Amsterdam',
  US: 'America/Los_Angeles',
}

/** A warehouse in Sweden that sends to a country. */
function wayTo(country: string, days: { min: number; max: number }, changes: Partial<DeliveryWay> = {}) {
  const years = [2026, 2027]
  const calendarOf = (code: string) => ({
    timeZone: zones[code] ?? 'UTC',
    workingDays: [1, 2, 3, 4, 5],
    years,
    holidays: years.flatMap((year) => holidaysOf(code, year) ?? []),
  })
  return {
    dispatch: { ...calendarOf('SE'), cutOff: '15:00' },
    delivery: calendarOf(country),
    days,
    ...changes,
  } satisfies DeliveryWay
}

const arrive = (day: string, time: string, country: string, min: number, max: number, ready?: Readiness) => {
  const arrival = arrivalOf({ day, time }, wayTo(country, { min, max }), ready)
  return arrival && `${arrival.leaves} ${arrival.first} ${arrival.last}`
}

describe('an order of a day and a time leaves and arrives on working days', () => {
  test.each([
    // Monday to Friday of a week without holidays: before, at and after the cut-off time.
    ['2026-11-23', '14:59', 'SE', 1, 3, '2026-11-23 2026-11-24 2026-11-26'],
    ['2026-11-23', '15:00', 'SE', 1, 3, '2026-11-24 2026-11-25 2026-11-27'],
    ['2026-11-24', '00:00', 'SE', 1, 3, '2026-11-24 2026-11-25 2026-11-27'],
    ['2026-11-25', '14:59', 'SE', 1, 3, '2026-11-25 2026-11-26 2026-11-30'],
    ['2026-11-26', '23:59', 'SE', 1, 1, '2026-11-27 2026-11-30 2026-11-30'],
    ['2026-11-27', '14:59', 'SE', 1, 3, '2026-11-27 2026-11-30 2026-12-02'],
    ['2026-11-27', '15:00', 'SE', 1, 3, '2026-11-30 2026-12-01 2026-12-03'],
    // The weekend.
    ['2026-11-28', '09:00', 'SE', 1, 3, '2026-11-30 2026-12-01 2026-12-03'],
    ['2026-11-29', '23:59', 'SE', 2, 4, '2026-11-30 2026-12-02 2026-12-04'],
    // Christmas: Thursday 24 to Saturday 26 December, and the eve of the new year.
    ['2026-12-23', '14:59', 'SE', 1, 3, '2026-12-23 2026-12-28 2026-12-30'],
    ['2026-12-23', '15:00', 'SE', 1, 3, '2026-12-28 2026-12-29 2027-01-04'],
    // Great Britain has a holiday on Monday 28 December instead of Saturday 26.
    ['2026-12-23', '14:59', 'GB', 1, 3, '2026-12-23 2026-12-24 2026-12-30'],
    ['2026-12-24', '09:00', 'GB', 1, 1, '2026-12-28 2026-12-29 2026-12-29'],
    // Easter: Good Friday 3 April and Easter Monday 6 April 2026.
    ['2026-04-02', '14:59', 'DE', 1, 3, '2026-04-02 2026-04-07 2026-04-09'],
    // Maundy Thursday is a holiday in Norway, not in Sweden.
    ['2026-04-01', '14:59', 'NO', 1, 1, '2026-04-01 2026-04-07 2026-04-07'],
    ['2026-04-01', '14:59', 'SE', 1, 1, '2026-04-01 2026-04-02 2026-04-02'],
    // Midsummer Eve, Friday 19 June 2026: nothing leaves Sweden, but Germany works.
    ['2026-06-18', '14:59', 'DE', 1, 1, '2026-06-18 2026-06-19 2026-06-19'],
    ['2026-06-18', '15:00', 'DE', 1, 1, '2026-06-22 2026-06-23 2026-06-23'],
    // Ascension Day 2027 is 6 May everywhere; King’s Day, 27 April, in the Netherlands alone.
    ['2027-05-05', '10:00', 'FI', 1, 1, '2027-05-05 2027-05-07 2027-05-07'],
    ['2027-04-26', '10:00', 'NL', 1, 1, '2027-04-26 2027-04-28 2027-04-28'],
    ['2027-04-26', '10:00', 'SE', 1, 1, '2027-04-26 2027-04-27 2027-04-27'],
    // The same day, where the carrier needs no day.
    ['2026-11-24', '10:00', 'SE', 0, 0, '2026-11-24 2026-11-24 2026-11-24'],
    ['2026-12-05', '10:00', 'FI', 0, 1, '2026-12-07 2026-12-07 2026-12-08'],
    // Days in the wrong order are no promise to be earlier.
    ['2026-11-24', '10:00', 'SE', 3, 1, '2026-11-24 2026-11-27 2026-11-27'],
  ])('%s %s to %s in %i–%i days: %s', (day, time, country, min, max, expected) => {
    expect(arrive(day, time, country, min, max)).toBe(expected)
  })

  test.each([
    ['three working days of a supplier', { day: '', workingDays: 3 }, '2026-11-30 2026-12-01 2026-12-03'],
    [
      'a later day on which it is expected',
      { day: '2026-12-10', workingDays: 0 },
      '2026-12-10 2026-12-11 2026-12-15',
    ],
    [
      'a Saturday on which it is expected',
      { day: '2026-12-12', workingDays: 0 },
      '2026-12-14 2026-12-15 2026-12-17',
    ],
    ['an earlier day', { day: '2026-11-02', workingDays: 0 }, '2026-11-25 2026-11-26 2026-11-30'],
    ['both', { day: '2026-11-26', workingDays: 3 }, '2026-11-30 2026-12-01 2026-12-03'],
  ])('goods that are waited for leave later: %s', (_, ready, expected) => {
    expect(arrive('2026-11-25', '10:00', 'SE', 1, 3, ready)).toBe(expected)
  })

  test('nothing is known beyond the years whose holidays are listed', () => {
    expect(arrive('2027-12-30', '10:00', 'SE', 1, 1)).toBeNull()
    expect(arrive('2025-12-30', '10:00', 'SE', 1, 1)).toBeNull()
    expect(arrive('2026-11-25', '10:00', 'SE', 1, 3, { day: '2028-01-03', workingDays: 0 })).toBeNull()
  })

  test('a shop that is always closed names no day', () => {
    const closed = { ...wayTo('SE', { min: 1, max: 1 }).dispatch, holidays: everyDayOf(2026, 2027) }
    expect(
      arrivalOf({ day: '2026-11-25', time: '10:00' }, wayTo('SE', { min: 1, max: 1 }, { dispatch: closed })),
    ).toBeNull()
  })

  test('a shop that works on Saturdays sends on Saturdays', () => {
    const way = wayTo('SE', { min: 1, max: 1 })
    const dispatch = { ...way.dispatch, workingDays: [1, 2, 3, 4, 5, 6] }
    expect(arrivalOf({ day: '2026-11-28', time: '10:00' }, { ...way, dispatch })).toEqual({
      leaves: '2026-11-28',
      first: '2026-11-30',
      last: '2026-11-30',
    })
  })
})

test.each(['SE', 'GB', 'DE', 'NL'])(
  'on every day of two years an order to %s arrives on working days, and never sooner than one before',
  (country) => {
    const way = wayTo(country, { min: 1, max: 3 })
    const wrong: string[] = []
    let before = ''
    for (let day = '2026-01-01'; day < '2027-12-15'; day = addDays(day, 1)) {
      for (const time of ['00:00', '14:59', '15:00', '23:59']) {
        const { leaves = '', first = '', last = '' } = arrivalOf({ day, time }, way) ?? {}
        const isInOrder = day <= leaves && leaves < first && first < last && before <= first
        const isWorked =
          [leaves, first, last].every((each) => weekdayOf(each) < 6) &&
          !way.dispatch.holidays.includes(leaves) &&
          ![first, last].some((each) => way.delivery.holidays.includes(each))
        if (!isInOrder || !isWorked) wrong.push(`${day} ${time}: ${leaves} ${first} ${last}`)
        before = first
      }
    }
    expect(wrong).toEqual([])
  },
)

describe('the next arrivals', () => {
  const at = (moment: string) => Date.parse(moment)
  const next = (now: string, country: string, ready = inStock) =>
    nextArrivals(at(now), wayTo(country, { min: 1, max: 1 }), ready).map(
      ({ before, cutOff, arrival }) =>
        `${new Date(before).toISOString().slice(0, 16)} ${cutOff.day} ${cutOff.time} ${arrival.first}`,
    )

  test.each([
    // Winter: Stockholm is an hour ahead of UTC, Helsinki two, London none.
    ['2026-11-26T13:59:59Z', 'SE', '2026-11-26T14:00 2026-11-26 15:00 2026-11-27'],
    ['2026-11-26T14:00:00Z', 'SE', '2026-11-27T14:00 2026-11-27 15:00 2026-11-30'],
    ['2026-11-26T13:59:00Z', 'FI', '2026-11-26T14:00 2026-11-26 16:00 2026-11-27'],
    ['2026-11-26T13:59:00Z', 'GB', '2026-11-26T14:00 2026-11-26 14:00 2026-11-27'],
    // Summer.
    ['2026-07-01T12:59:00Z', 'SE', '2026-07-01T13:00 2026-07-01 15:00 2026-07-02'],
    ['2026-07-01T13:00:00Z', 'SE', '2026-07-02T13:00 2026-07-02 15:00 2026-07-03'],
    // Summer time begins on Sunday 29 March and ends on Sunday 25 October 2026.
    ['2026-03-27T14:00:00Z', 'SE', '2026-03-30T13:00 2026-03-30 15:00 2026-03-31'],
    ['2026-10-23T13:00:00Z', 'SE', '2026-10-26T14:00 2026-10-26 15:00 2026-10-27'],
    // It is still the day before in California, and already Monday in Stockholm.
    ['2026-11-29T23:30:00Z', 'US', '2026-11-30T14:00 2026-11-30 06:00 2026-12-01'],
  ])('at %s to %s: before %s', (now, country, first) => {
    expect(next(now, country)[0]).toBe(first)
  })

  test('follow each other by their cut-off times', () => {
    expect(next('2026-11-26T10:00:00Z', 'SE')).toEqual([
      '2026-11-26T14:00 2026-11-26 15:00 2026-11-27',
      '2026-11-27T14:00 2026-11-27 15:00 2026-11-30',
      '2026-11-30T14:00 2026-11-30 15:00 2026-12-01',
    ])
  })

  test('of goods that are waited for are the same, and say so', () => {
    const ready = { day: '2027-01-11', workingDays: 0 }
    const arrivals = nextArrivals(at('2026-11-26T10:00:00Z'), wayTo('SE', { min: 1, max: 1 }), ready)
    expect(arrivals.map(({ waits, arrival }) => [waits, arrival.first])).toEqual(
      Array(3).fill([true, '2027-01-12']),
    )
  })

  test('end with the calendar', () => {
    expect(next('2027-12-29T10:00:00Z', 'SE').length).toBe(1)
    expect(next('2028-01-10T10:00:00Z', 'SE')).toEqual([])
  })

  test('the moment of each is the cut-off time of the shop, whatever the clocks do', () => {
    const way = wayTo('SE', { min: 1, max: 1 })
    for (let now = at('2026-01-02T00:30:00Z'); now < at('2027-12-20T00:00:00Z'); now += 7 * 3_600_000) {
      const moments = nextArrivals(now, way).map(({ before }) => before)
      const times = new Set(moments.map((moment) => wallClockAt(moment, way.dispatch.timeZone).time))
      expect([...times, Math.min(...moments) > now]).toEqual(['15:00', true])
    }
  })
})

test('goods that are sent together wait for the slowest', () => {
  const [supplied, expected] = [
    { day: '', workingDays: 3 },
    { day: '2026-12-01', workingDays: 0 },
  ]
  expect(slowest([inStock, supplied, expected])).toEqual({ day: '2026-12-01', workingDays: 3 })
  expect(slowest([inStock, null])).toBeNull()
  expect(slowest([null, inStock])).toBeNull()
  expect(slowest([])).toBeNull()
})

function everyDayOf(from: number, to: number): string[] {
  const days: string[] = []
  for (let day = `${from}-01-01`; day <= `${to}-12-31`; day = addDays(day, 1)) days.push(day)
  return days
}
