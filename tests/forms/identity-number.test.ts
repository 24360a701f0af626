import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identityNumberExample, parseIdentityNumber } from '#src/forms/identity-number.ts'

test.each([
  ['8507099805', 'SE', '850709-9805'],
  ['121212+1212', 'SE', '121212+1212'],
  ['19121212 1212', 'SE', '19121212-1212'],
  ['701063–2391', 'SE', '701063-2391'],
  ['131052-308t', 'FI', '131052-308T'],
  ['010594Y9032', 'FI', '010594Y9032'],
  ['020594X903P', 'FI', '020594X903P'],
  ['030594W903B', 'FI', '030594W903B'],
  ['040594V9030', 'FI', '040594V9030'],
  ['050594U903M', 'FI', '050594U903M'],
  ['010516B903X', 'FI', '010516B903X'],
  ['020516C903K', 'FI', '020516C903K'],
  ['030516D9037', 'FI', '030516D9037'],
  ['010501E9032', 'FI', '010501E9032'],
  ['020503F9037', 'FI', '020503F9037'],
  ['070761 4285', 'DK', '070761-4285'],
  ['0101651234', 'DK', '010165-1234'],
  ['130972 48022', 'NO', '13097248022'],
])('%s in %s is %s', (text, country, number) => expect(parseIdentityNumber(text, country)).toBe(number))

test.each([
  ['900101-2384', 'SE'],
  ['0000000000', 'SE'],
  ['8507099806', 'SE'],
  ['010190-999K', 'FI'],
  ['131052-308U', 'FI'],
  ['310299-001A', 'FI'],
  ['320190-1234', 'DK'],
  ['310290-1234', 'DK'],
  ['13097248023', 'NO'],
  ['00000000000', 'NO'],
  ['none', 'SE'],
  ['', 'SE'],
])('%j is not a valid identity number in %s', (text, country) =>
  expect(parseIdentityNumber(text, country)).toBeNull(),
)

test.each(['DK', 'FI', 'NO', 'SE'])('the example of %s is as it is sent', (country) => {
  const example = identityNumberExample(country)
  expect(parseIdentityNumber(example ?? '', country)).toBe(example)
})

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('1999-12-31'), noInvalidDate: true })
const born = day.map((date) => date.toISOString().slice(2, 10).split('-'))
const serial = fc.integer({ min: 2, max: 899 }).map((number) => String(number).padStart(3, '0'))

/** Numbers with their check digits, worked out the long way. */
const swedish = fc.tuple(born, serial).map(([[year, month, date], number]) => {
  const digits = `${year}${month}${date}${number}`
  const doubled = [...digits].map((digit, index) => String(Number(digit) * (index % 2 === 0 ? 2 : 1)))
  const sum = [...doubled.join('')].reduce((total, digit) => total + Number(digit), 0)
  return digits + ((10 - (sum % 10)) % 10)
})
const finnish = fc.tuple(born, serial).map(([[year, month, date], number]) => {
  const birth = `${date}${month}${year}`
  return `${birth}-${number}${'0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(birth + number) % 31]}`
})

test('every Swedish number is accepted, and none with one wrong digit', () => {
  fc.assert(
    fc.property(swedish, fc.nat(9), fc.integer({ min: 1, max: 9 }), (number, position, by) => {
      expect(parseIdentityNumber(number, 'SE')).toBe(`${number.slice(0, 6)}-${number.slice(6)}`)
      expect(parseIdentityNumber(withDigit(number, position, by), 'SE')).toBeNull()
    }),
  )
})

test('a Swedish coordination number is accepted on every day, also where the month is unknown', () => {
  const luhnDigits = [...'0123456789']
  for (const date of ['850160', '850161', '851291', '850063', '850091']) {
    const accepted = luhnDigits.filter((digit) => parseIdentityNumber(`${date}239${digit}`, 'SE'))
    expect([date, accepted.length]).toEqual([date, 1])
  }
  for (const date of ['850192', '851361', '850059']) {
    expect(luhnDigits.filter((digit) => parseIdentityNumber(`${date}239${digit}`, 'SE'))).toEqual([])
  }
})

test('a Finnish number is accepted with every sign of a century, and with no other', () => {
  fc.assert(
    fc.property(finnish, fc.constantFrom(...'+-YXWVUABCDEF'), (number, sign) => {
      const other = number.replace('-', sign)
      expect(parseIdentityNumber(other, 'FI')).toBe(other)
    }),
  )
  for (const sign of 'GHTZ01/') expect(parseIdentityNumber(`131052${sign}308T`, 'FI')).toBeNull()
})

test('every Finnish number is accepted, and none with one wrong digit', () => {
  const places = fc.constantFrom(0, 1, 2, 3, 4, 5, 7, 8, 9)
  fc.assert(
    fc.property(finnish, places, fc.integer({ min: 1, max: 9 }), (number, position, by) => {
      expect(parseIdentityNumber(number.toLowerCase(), 'FI')).toBe(number)
      expect(parseIdentityNumber(withDigit(number, position, by), 'FI')).toBeNull()
    }),
  )
})

test('one wrong digit is found at every position of a Norwegian number', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.integer({ min: 1, max: 9 }), (position, by) => {
      expect(parseIdentityNumber(withDigit('13097248022', position, by), 'NO')).toBeNull()
    }),
  )
})

test('every Danish number with a date is accepted, with any last four digits', () => {
  fc.assert(
    fc.property(born, fc.nat(9999), ([year, month, date], last) => {
      const number = `${date}${month}${year}-${String(last).padStart(4, '0')}`
      expect(parseIdentityNumber(number, 'DK')).toBe(number)
    }),
  )
})

test('for a country without a known format only the length is checked', () => {
  expect(parseIdentityNumber('ab 123-456', 'DE')).toBe('AB123-456')
  expect([parseIdentityNumber('12345', 'DE'), parseIdentityNumber('1'.repeat(21), '')]).toEqual([null, null])
  expect(identityNumberExample('DE')).toBeNull()
})

test('letters that capitals take apart, and accents that lose their space, count as one character', () => {
  expect(parseIdentityNumber('ῒ!ǰ', '')).toBeNull()
  expect(parseIdentityNumber('abcde´', '')).toBeNull()
  expect(parseIdentityNumber('abcdef´', '')).toBe('ABCDEF\u0301')
})

test('parsing a parsed identity number again does not change it', () => {
  const country = fc.constantFrom('DK', 'FI', 'NO', 'SE', 'DE', '', '__proto__')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), country, (text, countryCode) => {
      const parsed = parseIdentityNumber(text, countryCode)
      if (parsed !== null) expect(parseIdentityNumber(parsed, countryCode)).toBe(parsed)
    }),
  )
})

function withDigit(number: string, position: number, by: number): string {
  return number.slice(0, position) + ((Number(number[position]) + by) % 10) + number.slice(position + 1)
}
