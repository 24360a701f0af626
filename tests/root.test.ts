import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createTestI18n } from '#scripts/shop/test-i18n.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import { loader } from '#src/root.tsx'
import { documentContext, type Shop, shopContext } from '#src/shop.ts'

/** The data and reports of a screen's frame if the shop is unavailable. */
async function frameWithout(fault: unknown) {
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(shopContext, Promise.reject<Shop>(fault))
  context.set(documentContext, {
    i18n: createTestI18n('en'),
    config: {
      forCars: true,
      imageScaler: null,
      webVitalsShare: 0,
      checkoutUrl: '',
      paymentHosts: '',
      measuring: null,
      serverReports: '',
      partner: false,
    },
    supportEmail: null,
    accountConfig: {
      resetPasswordPath: '/reset-password',
      loginPath: '/login',
      afterLoginPath: '/account',
      accountPath: '/account',
      newsletterChoice: false,
    },
    nonce: undefined,
    waitForAll: false,
    report: (error) => void reported.push(error),
    messageFiles: undefined,
    screenSets: [],
    isPreview: false,
  })
  const request = new Request('https://shop.test/checkout/')
  const data = await loader({ request, url: new URL(request.url), params: {}, context, pattern: '/' })
  return { reported, data }
}

test('an exception leaves the page frame without a menu, and is reported', async () => {
  const bug = new TypeError('no such thing')
  const { reported, data } = await frameWithout(bug)
  expect(data).toMatchObject({ region: null, shell: null })
  expect(reported).toEqual([bug])
})

test.each([
  ['no answer', new UpstreamError('timeout', 'GET /countries/all')],
  ['a page of its own', new Response(null, { status: 503 })],
])('a catalogue outage (%s) is not reported again by the page frame', async (_, fault) => {
  const { reported, data } = await frameWithout(fault)
  expect(data).toMatchObject({ region: null, shell: null })
  expect(reported).toEqual([])
})
