import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingPageSize } from '#src/config.ts'
import { afterFitting } from '#src/features/catalogue/listing/find-listing.ts'

test('the pages of all products begin after the last page of those that fit', () => {
  expect(afterFitting({ first: 1, last: 5 }, 41)).toEqual({ others: { first: 1, last: 2 }, pagesBefore: 3 })
  expect(afterFitting({ first: 6, last: 8 }, 41)).toEqual({ others: { first: 3, last: 5 }, pagesBefore: 3 })
  expect(afterFitting({ first: 1, last: 3 }, 41)).toEqual({ others: null, pagesBefore: 3 })
  expect(afterFitting({ first: 1, last: 2 }, 0)).toEqual({ others: { first: 1, last: 2 }, pagesBefore: 0 })
})

test('pages that are asked for one by one are those that are asked for at once', () => {
  const number = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(
      number,
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 500 }),
      (first, more, fitting) => {
        const last = first + more
        const single = Array.from({ length: more + 1 }, (_, at) =>
          afterFitting({ first: first + at, last: first + at }, fitting),
        )
        const { others, pagesBefore } = afterFitting({ first, last }, fitting)
        const pages = single.flatMap((one) => (one.others ? [one.others.first] : []))
        expect(pages).toEqual(
          others ? Array.from({ length: others.last - others.first + 1 }, (_, at) => others.first + at) : [],
        )
        expect(pagesBefore * listingPageSize).toBeGreaterThanOrEqual(fitting)
      },
    ),
  )
})
