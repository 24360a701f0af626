import { runInNewContext } from 'node:vm'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { garageKey } from '#src/config.ts'
import { parseConsent, serializeConsent } from '#src/consent.ts'
import {
  MarketingMark,
  StoredCarMark,
  StripQuery,
  UnansweredMark,
} from '#src/effects/router/inline-scripts.tsx'

/** Runs the script of an element as a document of these globals would. */
function run(element: ReactNode, globals: object): void {
  const [, script = ''] = /^<script>(.*)<\/script>$/s.exec(renderToStaticMarkup(element)) ?? []
  const entities: Record<string, string> = { quot: '"', amp: '&', '#x27': "'", gt: '>', lt: '<' }
  runInNewContext(
    script.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole),
    globals,
  )
}

const now = 1_790_000_000

test.each([
  ...[true, false].flatMap((statistics) =>
    [true, false].map((marketing) => {
      const { name, value } = serializeConsent({ statistics, marketing, time: now })
      return `rc_lang=sv; ${name}=${value}`
    }),
  ),
  '',
  'rc_consent=0.m.1790000000',
  'xrc_consent=1.m.1790000000',
])('space for marketing is reserved with the cookies %j according to the answer', (cookie) => {
  const document = { cookie, documentElement: { dataset: {} } }
  run(<MarketingMark />, { document })
  const marks = parseConsent(cookie, now)?.marketing ? { marketing: '' } : {}
  expect(document.documentElement.dataset).toEqual(marks)
})

/** The marks of a document that is opened with these cookies. */
function askedMarks(cookie: string, navigator: object = {}): object {
  const document = { cookie, documentElement: { dataset: {} } }
  run(<UnansweredMark />, { document, navigator, Date: { now: () => now * 1000 } })
  return document.documentElement.dataset
}

const halfYear = 182 * 24 * 60 * 60
const day = 24 * 60 * 60
const key = '0123456789abcdef0123456789abcdef'

test.each([
  '',
  'rc_lang=sv',
  `rc_consent=1.sm.${now}`,
  `rc_consent=1..${now}`,
  `rc_lang=sv; rc_consent=1.s.${now}.${key}`,
  `rc_consent=1.sm.${now}.${key.slice(1)}`,
  `rc_consent=0.sm.${now}`,
  `rc_consent=2.sm.${now}`,
  `xrc_consent=1.sm.${now}`,
  `rc_consent=1.m.${now - halfYear}`,
  `rc_consent=1.m.${now - halfYear - 1}`,
  `rc_consent=1.m.${now + day}`,
  `rc_consent=1.m.${now + day + 1}`,
])('a visitor with the cookies %j is asked unless that is an answer', (cookie) => {
  expect(askedMarks(cookie)).toEqual(parseConsent(cookie, now) ? {} : { unanswered: '' })
})

test('a visitor whose browser refuses is not asked', () => {
  expect(askedMarks('', { globalPrivacyControl: true })).toEqual({})
  expect(askedMarks('', { globalPrivacyControl: false })).toEqual({ unanswered: '' })
})

test.each([
  [JSON.stringify({ current: 'volvo-240-b21a', cars: [] }), { car: '' }],
  [JSON.stringify({ current: null, cars: [] }), {}],
  [null, {}],
])('room is kept for the current car when the browser remembers %s', (stored, marks) => {
  const document = { documentElement: { dataset: {} } }
  const localStorage = { getItem: (key: string) => (key === garageKey ? stored : null) }
  run(<StoredCarMark />, { document, localStorage })
  expect(document.documentElement.dataset).toEqual(marks)
})

test('forbidden storage is like no car', () => {
  const document = { documentElement: { dataset: {} } }
  run(<StoredCarMark />, { document })
  expect(document.documentElement.dataset).toEqual({})
})

test('the query is removed from the address, and the entry’s state stays', () => {
  const entries: unknown[] = []
  const history = { state: { key: 'k' }, replaceState: (...entry: unknown[]) => void entries.push(entry) }
  run(<StripQuery />, { history, location: { pathname: '/reset-password' } })
  expect(entries).toEqual([[{ key: 'k' }, '', '/reset-password']])
})
