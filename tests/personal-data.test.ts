import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPersonal, withoutClickIds } from '#src/personal-data.ts'
import { propertyRuns } from '#tests/support/properties/property-runs.ts'

test.each([
  'kim@example.se',
  'https://shop.test/search?keyword=kim%40example.se',
  'https://shop.test/search?keyword=write+to+kim%40example.se',
  'YV1LW5509V2345678',
  'volvo yv1lw5509v2345678 disc',
  '850709-9805',
  '19850709-9805',
  '131052-308T',
  '130752-1234',
  '850769-9805',
  '8507099805',
  'order for 198507099805, please',
  '0002291235',
  'https://shop.test/search?keyword=disc+8507099805',
  'https://shop.test/search?keyword=disc%208507099805&page=2',
  '+46 8 123 456 78',
  'https://shop.test/search?keyword=%2B46812345678',
])('%s may name a person', (text) => {
  expect(isPersonal(text)).toBe(true)
})

test.each([
  'brake disc volvo 240',
  '280 mm',
  '5x108',
  '6PK 1120',
  'X271-925',
  '0 986 494 123',
  '1234567890',
  '0986494050',
  ...['8507099804', '198507099804', '850709980', '85070998050', '18850709980', '188507099805'],
  ...['8513099807', '8500099802', '8507329806', '8507009804', '8502291233', '190002291235'],
  ...['A8507099805', '8507099805A', '78507099805'],
  'BD-258-9S-R4X108-FRE',
  '%E0%A4%A',
  `https://shop.test/c/brakes?utm_campaign=${new Date().getUTCFullYear()}1101-1200`,
  'https://shop.test/c/brakes?utm_campaign=202611-2026',
  'https://shop.test/p/brake-disc-569123-1002',
  '850739-9805',
  'https://shop.test/p/brake-disc-rear-258-x-9-mm-solid-4-x-108-mm-freinalpe-saab-900',
  'https://shop.test/c/brakes?filters=%7B%22brand%22%3A%5B%22Halbrook%22%5D%7D',
])('%s does not name a person', (text) => {
  expect(isPersonal(text)).toBe(false)
})

test('the digits of a personal number are one only where the last of them is right', () => {
  const others = [...'012346789'].map((digit) => `850709980${digit}`)
  expect(others.filter(isPersonal)).toEqual([])
})

test('an address is read without the identifiers of clicks, which may look like anything', () => {
  const address = 'https://shop.test/search?keyword=kim%40example.se&gclid=EAIa-YV1LW5509V2345678-wcB'
  expect(withoutClickIds(address)).toBe('https://shop.test/search?keyword=kim%40example.se')
  expect(isPersonal(withoutClickIds(address))).toBe(true)
  expect(isPersonal(withoutClickIds('https://shop.test/?fbclid=YV1LW5509V2345678'))).toBe(false)
  expect(withoutClickIds('YV1LW5509V2345678')).toBe('YV1LW5509V2345678')
})

test('any text is read without an exception, and an e-mail address is found at any place', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, email, after) => {
      expect(isPersonal(`${before}${email}${after}`)).toBe(true)
      expect(isPersonal(`https://shop.test/search?keyword=${encodeURIComponent(`${before} ${email}`)}`)).toBe(
        true,
      )
    }),
    { numRuns: propertyRuns },
  )
})
