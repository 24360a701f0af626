import { expect, test } from 'vitest'
import { parseGtin } from '#src/commerce/contract/catalogue/offer/gtin.ts'

test.each([
  ['7312345678909', 'thirteen digits'],
  ['012345678905', 'twelve digits'],
  ['96385074', 'eight digits'],
  ['10012345678902', 'fourteen digits'],
])('%s is a GTIN of %s', (gtin) => {
  expect(parseGtin(gtin)).toBe(gtin)
  expect(parseGtin(` ${gtin} `)).toBe(gtin)
})

test.each([
  ['', 'nothing'],
  ['731234567890', 'too short, so that its check digit is another'],
  ['7312345678901', 'a wrong check digit'],
  ['7312345678909X', 'not digits only'],
  ['2000000008585', 'for use inside one shop'],
  ['0412345678903', 'for use inside one shop'],
  ['9912345678909', 'a coupon'],
  ['20000004', 'eight digits for use inside one shop'],
])('%s is none: %s', (text) => {
  expect(parseGtin(text)).toBeNull()
})
