import { expect, test } from 'vitest'
import { parseUnclearCookie, serializeUnclearCookie } from '#src/features/checkout/plain/payment-cookies.ts'

const now = 1_790_000_000_000
const written = (lines: string[]) => {
  const { name, value } = serializeUnclearCookie({ since: now, lines })
  return `a=b; ${name}=${value}; c=d`
}

test.each([[[]], [['0123abcd']], [['0123abcd', 'ffffffff']]])(
  'a cookie keeps time and lines: %j',
  (lines) => {
    expect(parseUnclearCookie(written(lines), now)).toEqual({ since: now, lines })
  },
)

test.each([
  ['of the future', written([]), now - 1],
  ['with another text', written(['elsewhere']), now],
  ['with too many lines', written(Array(41).fill('0123abcd')), now],
  ['that is missing', 'a=b', now],
])('a cookie %s is read as no payment', (_, cookies, time) => {
  expect(parseUnclearCookie(cookies, time)).toBeNull()
})
