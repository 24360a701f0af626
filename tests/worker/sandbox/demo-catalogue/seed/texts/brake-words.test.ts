import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { parseFitment } from '#src/commerce/contract/catalogue/fitment-row.ts'
import { fitRows } from '#src/features/catalogue/product/fitment/fitment.ts'
import { attributeValue } from '#src/i18n/attributes.ts'
import { locales } from '#src/i18n/locales.ts'
import { cars } from '#worker/sandbox/demo-catalogue/seed/plan/cars.ts'
import { productExcerpt } from '#worker/sandbox/demo-catalogue/seed/texts/description.ts'
import { productName } from '#worker/sandbox/demo-catalogue/seed/texts/name.ts'
import { seededShop } from '../seeded-shop.ts'

const shop = seededShop()
/**
 * A letter that stands alone, as the shop's own names of brake systems do: not a unit of a number (`55 A`), nor a family of
 * engines (`série A`).
 */
const bareLetter = /(?<![°\d\p{L}]|\d\s|série\s)[A-C](?![\p{L}\d'’-])/u

test.each(locales)('in %s no name, question or filter value has the shop’s letter for brakes', (locale) => {
  const i18n = createTestI18n(locale)
  const names = shop.listed.flatMap(({ spec }) => [productName(spec, locale), productExcerpt(spec, locale)])
  expect(names.length).toBeGreaterThan(10_000)
  const values = new Set(shop.listed.flatMap(({ spec }) => spec.technical.brake_system ?? []))
  const filters = [...values].map((value) => attributeValue(i18n, 'brake_system', value))
  expect(filters.length).toBeGreaterThan(40)
  const rows = shop.column("select distinct '[' || row || ']' from fitment where row ->> 'brakeSystem' <> ''")
  const questions = rows
    .flatMap((row) => fitRows(parseFitment(String(row)), [], i18n))
    .flatMap(({ conditions }) => conditions)
    .flatMap(({ condition, text }) => (condition.field === 'brakeSystem' ? text : []))
  expect(questions.length).toBeGreaterThan(100)
  expect([...names, ...filters, ...questions].filter((text) => bareLetter.test(text))).toEqual([])
  for (const text of [...filters, ...questions]) expect(text).toMatch(/\d\s?mm/)
})

test('the cars of a model differ in what one can measure or see of their brakes', () => {
  for (const { id, brakeSystems } of cars) {
    const texts = brakeSystems.map(({ code }) => attributeValue(createTestI18n('en'), 'brake_system', code))
    expect(new Set(texts).size, `${id}: ${texts}`).toBe(brakeSystems.length)
  }
})
