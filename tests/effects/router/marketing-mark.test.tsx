import { runInNewContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseConsent, serializeConsent } from '#src/consent.ts'
import { MarketingMark } from '#src/effects/router/marketing-mark.tsx'

const [, script = ''] = /^<script>(.*)<\/script>$/s.exec(renderToStaticMarkup(<MarketingMark />)) ?? []
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
])('room is kept for what marketing shows with the cookies %j as the answer says', (cookie) => {
  const document = { cookie, documentElement: { dataset: {} } }
  runInNewContext(script.replaceAll('&quot;', '"').replaceAll('&amp;', '&'), { document })
  const marks = parseConsent(cookie, now)?.marketing ? { marketing: '' } : {}
  expect(document.documentElement.dataset).toEqual(marks)
})
