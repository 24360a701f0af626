import { expect, test } from 'vitest'
import { linkArguments } from '#scripts/preview-link/arguments.ts'

test('a link is for a page, and for a day unless said otherwise', () => {
  expect(linkArguments(['/info/terms'])).toEqual({ page: '/info/terms', hours: 24 })
  expect(linkArguments(['--hours', '8', '/de'])).toEqual({ page: '/de', hours: 8 })
})

test.each([[[]], [['terms']], [['//evil.test']], [['https://shop.test/faq']], [['/faq', '/info/terms']]])(
  '%j is no page',
  (args) => {
    expect(() => linkArguments(args)).toThrow('Which page?')
  },
)

test.each(['0', '1.5', '169', 'x'])('a link cannot last for %s hours', (hours) => {
  expect(() => linkArguments(['/faq', '--hours', hours])).toThrow('--hours takes')
})
