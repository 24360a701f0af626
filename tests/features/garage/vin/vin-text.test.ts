import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { vinText } from '#src/features/garage/vin/vin-text.ts'
import { locales } from '#src/i18n/locales.ts'

const english = createTestI18n('en')
const currentYear = 2026
const typed = { year: '', model: '' }

test.each([
  ['YV1LS550EP2012345', 'Volvo 850', ['Volvo, model year 1993'], 1993],
  ['WVWZZZ1KZAW394821', '', ['Volkswagen, model year 1980 or 2010'], null],
  ['WDB1230231A123456', '', ['Mercedes-Benz; the number does not state the model year.'], null],
  ['1M8GDM9AXKP042788', '', ['Model year 1989'], 1989],
  ['JHMZZZ1KZAW394821', '', ['The number is complete.'], null],
  [
    'YV1LS5502P2012345',
    'Volvo 850',
    [
      'Volvo, model year 1993',
      'The check digit does not match. Many European makers do not use it; check the number again.',
    ],
    1993,
  ],
  [
    '1VWBN7A35CC012345',
    '',
    ['Volkswagen, model year 2012', 'The check digit does not match. Check the number again.'],
    2012,
  ],
  ['YV1LO5502P2012345', '', ['Position 5 is O: a VIN has no I, O or Q.'], null],
  ['YV1L_5502P2012345', '', ['Position 5 is _: only letters from A to Z and digits are used.'], null],
  [
    'OOOOOOOOOOOOOOOOO',
    '',
    [1, 2, 3].map((position) => `Position ${position} is O: a VIN has no I, O or Q.`),
    null,
  ],
  [
    'YV1LS5502P20123',
    '',
    ['A VIN has 17 characters; this one has 15. Cars from before 1981 have shorter numbers.'],
    null,
  ],
  ['YV1LS5502P20123456', '', ['A VIN has 17 characters; this one has 18.'], null],
  ['117123456', '', ['A shorter number, as on cars from before 1981'], null],
  [
    '13121VF',
    '',
    ['Chassis plate of a Volvo Amazon, model year 1966: 2-door saloon, B18A, M30, left-hand drive'],
    1966,
  ],
  [' ', '', [], null],
])(
  'the number %s of a car called “%s” reads %j, and the year %o is offered',
  (vinNumber, model, lines, year) => {
    expect(vinText(english, { ...typed, vinNumber, model }, currentYear)).toEqual({
      lines,
      offeredYear: year,
    })
  },
)

test('no year is offered where one is stated', () => {
  expect(vinText(english, { vinNumber: '13121VF', year: '1966', model: '' }, currentYear).offeredYear).toBe(
    null,
  )
  expect(vinText(english, { vinNumber: '13121VF', year: 'about', model: '' }, currentYear).offeredYear).toBe(
    null,
  )
})

test('a short number on a newer car is incomplete, as its card says', () => {
  expect(vinText(english, { vinNumber: '13121VF', year: '1988', model: '' }, currentYear).lines).toEqual([
    'A VIN has 17 characters; this one has 7. Cars from before 1981 have shorter numbers.',
  ])
})

test.each(locales)('years are joined in %s', (locale) => {
  const { lines } = vinText(createTestI18n(locale), { ...typed, vinNumber: 'WVWZZZ1KZAW394821' }, currentYear)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Volkswagen, \S+ 1980 \S+ 2010$|^Volkswagen, model year 1980 or 2010$/)
})
