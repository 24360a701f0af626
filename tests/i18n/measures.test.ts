import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { attributeValue } from '#src/i18n/attributes.ts'
import { locales } from '#src/i18n/locales.ts'
import { textsByLanguage } from '#tests/support/texts-by-language.ts'
import { seededShop } from '#tests/worker/sandbox/demo-catalogue/seed/seeded-shop.ts'
import { productTexts } from '#worker/sandbox/demo-catalogue/seed/texts/product-texts.ts'

const { listed } = seededShop()
const texts = textsByLanguage()

/** `1,140 mm` could be one millimetre and a bit. Not of a sum of money. */
const groupedMeasure =
  /(?<![\d.,])[1-9]\d{0,2}[.,\u00a0\u202f\u2009 ]\d{3}[\u00a0 ]?(?:mm|cm|km|kg|g|ml|K|lm|W|N|Nm|A|Ah)\b/u
/** `M14x1.25` where the decimal sign is a comma. */
const decimalPointInCode = /(?:^|[\s(])[M\d][\d.]*[x×]\d+\.\d/u

test.each(locales)(
  'measures in %s have no thousands separator, and codes the decimal sign of the language',
  (locale) => {
    const i18n = createTestI18n(locale)
    const products = listed.flatMap(({ spec }) => Object.values(productTexts(spec, locale)))
    const values = listed.flatMap(({ spec }) =>
      Object.entries(spec.technical).map(([id, value]) => attributeValue(i18n, id, value)),
    )
    const all = new Set([...products, ...values, ...texts[locale].map(({ text }) => text)])
    expect(all.size).toBeGreaterThan(10_000)
    const wrong = locale === 'en' ? [groupedMeasure] : [groupedMeasure, decimalPointInCode]
    expect([...all].filter((text) => wrong.some((pattern) => pattern.test(text)))).toEqual([])
  },
)
