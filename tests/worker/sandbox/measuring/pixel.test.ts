import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openMeasuredPage, readBook } from '#tests/support/sandbox/measured-page.ts'
import { setUpSandbox } from '#tests/support/sandbox/sandbox-fixture.ts'

const backend = setUpSandbox()

/** The standard stub, which queues commands until the script is there. */
const stub = `window.fbq = function () {
  fbq.callMethod ? fbq.callMethod.apply(fbq, arguments) : fbq.queue.push(arguments)
}
fbq.queue = []`
/** The set-up that switches off everything the pixel does by itself. */
const quiet = `${stub}
fbq.disablePushState = true
fbq.allowDuplicatePageViews = true
fbq('set', 'autoConfig', false, '1234567890')`

async function pageWith(code: string, url?: string) {
  const page = openMeasuredPage(backend.sandbox, url)
  page.run(code)
  await page.load('/pixel/fbevents.js')
  return page
}

const book = () => readBook(backend.sandbox, 'pixel')
const names = async () => (await book()).map(({ name, source }) => `${source} ${name}`)

describe('the pixel', () => {
  test('sends queued and later events, in order, with the fields of each event', async () => {
    const page = await pageWith(`${quiet}
fbq('init', '1234567890')
fbq('track', 'PageView')`)
    page.run(`fbq('track', 'AddToCart', { content_type: 'product', contents: [{ id: 'BD-1', quantity: 2 }],
      value: 12.5, currency: 'SEK', content_name: undefined }, { eventID: 'event-1' })
fbq('trackCustom', 'Compare', {})
fbq('trackSingle', '1234567890', 'Search', { search_string: 'disc' })
fbq('trackSingle', '99999', 'Search')`)
    await page.arrived()
    expect(await names()).toEqual(['page PageView', 'page AddToCart', 'page Compare', 'page Search'])
    const [, added] = await book()
    expect(added).toMatchObject({
      pixel: '1234567890',
      eventId: 'event-1',
      page: 'https://shop.test/p/brake-disc?item=1',
      referrer: 'https://shop.test/',
      userData: {},
      fbp: expect.stringMatching(/^fb\.1\.\d{13}\.\d+$/),
      fbc: null,
      deduplicated: false,
    })
    expect(added?.data).toEqual({
      content_type: 'product',
      contents: [{ id: 'BD-1', quantity: 2 }],
      value: 12.5,
      currency: 'SEK',
    })
    expect(page.document.cookie).toBe(`_fbp=${added?.fbp}`)
  })

  test('keeps the click id of an advertisement in a cookie of the page, once', async () => {
    const url = 'https://shop.test/?fbclid=IwAR_x-Y'
    const page = await pageWith(`${quiet}; fbq('init', '1234567890'); fbq('track', 'PageView')`, url)
    const { cookie } = page.document
    expect(cookie).toMatch(/_fbc=fb\.1\.\d{13}\.IwAR_x-Y/)
    page.run(`fbq('track', 'PageView')`)
    await page.arrived()
    expect(page.document.cookie).toBe(cookie)
    expect((await book()).map(({ fbc }) => fbc)).toEqual(Array(2).fill(/_fbc=([^;]+)/.exec(cookie)?.[1]))
  })

  test('holds events and cookies while consent is withdrawn', async () => {
    const page = await pageWith(`${quiet}
fbq('consent', 'revoke')
fbq('init', '1234567890')
fbq('track', 'PageView')`)
    await page.arrived()
    expect([await book(), page.document.cookie]).toEqual([[], ''])
    page.run(`fbq('consent', 'grant')`)
    await page.arrived()
    expect(await names()).toEqual(['page PageView'])
    page.run(`fbq('consent', 'revoke'); fbq('track', 'Contact')`)
    await page.arrived()
    expect(await names()).toEqual(['page PageView'])
  })

  test('left as it comes, it sends page views by itself and refuses a second one', async () => {
    const page = await pageWith(`${stub}; fbq('init', '1234567890'); fbq('track', 'PageView')`)
    page.run(`history.pushState(null, '', '/cart'); fbq('track', 'PageView')`)
    await page.arrived()
    expect(await names()).toEqual(['page PageView', 'history PageView'])
    expect((await book()).at(-1)?.page).toBe('https://shop.test/cart')
    expect(page.warnings).toHaveLength(1)
  })

  test('does not watch the history and sends each page view when configured so', async () => {
    const page = await pageWith(`${quiet}; fbq('init', '1234567890'); fbq('track', 'PageView')`)
    page.run(`history.pushState(null, '', '/cart'); fbq('track', 'PageView')`)
    await page.arrived()
    expect(await names()).toEqual(['page PageView', 'page PageView'])
  })

  const press = `document.body.innerHTML = '<form><input name="mail"><button type="button">Send it</button></form>'
const [field] = document.forms[0].elements
field.value = ' Kim@Example.se '
field.dispatchEvent(new Event('change', { bubbles: true }))
document.querySelector('button').click()`

  test('left as it comes, it collects e-mail addresses and presses', async () => {
    const page = await pageWith(`${stub}; fbq('init', '1234567890')`)
    page.run(press)
    await page.arrived()
    page.run(`fbq('track', 'Lead')`)
    await page.arrived()
    expect(await names()).toEqual(['automatic SubscribedButtonClick', 'page Lead'])
    const em = createHash('sha256').update('kim@example.se').digest('hex')
    expect((await book()).at(-1)).toMatchObject({ userData: { em } })
    expect((await book())[0]).toMatchObject({ data: { buttonText: 'Send it' } })
  })

  test('collects nothing when configured so', async () => {
    const page = await pageWith(`${quiet}; fbq('init', '1234567890')`)
    page.run(press)
    page.run(`fbq('track', 'Lead')`)
    await page.arrived()
    expect(await book()).toMatchObject([{ name: 'Lead', userData: {} }])
  })

  test('sends data that is too long for an address as a form', async () => {
    const page = await pageWith(`${quiet}; fbq('init', '1234567890')`)
    page.run(`fbq('track', 'ViewContent', { content_name: 'x'.repeat(5000) })`)
    await page.arrived()
    expect(await book()).toMatchObject([{ data: { content_name: 'x'.repeat(5_000) } }])
    page.run(`fbq('track', 'Lead')`)
    await page.arrived()
    expect(page.requests).toEqual(['POST /pixel/tr', 'GET /pixel/tr'])
  })

  test.each([
    '',
    'id=1234567890',
    'id=x&ev=Lead&dl=&ts=1&ec=1',
    `id=1234567890&ev=${'x'.repeat(51)}&dl=&ts=1&ec=1`,
  ])('refuses %j', async (query) => {
    expect((await backend.sandbox.fetch(`/pixel/tr?${query}`)).status).toBe(400)
    expect(await book()).toEqual([])
  })

  test('refuses bodies that are too large', async () => {
    const event = { id: '1234567890', ev: 'Lead', dl: '', ts: '1', ec: '1' }
    const more = (count: number) => Array.from({ length: count }, (_, index) => [`cd[${index}]`, ''])
    const status = async (count: number) => {
      const fields = new URLSearchParams([...Object.entries(event), ...more(count)])
      return (await backend.sandbox.fetch(`/pixel/tr?${fields}`)).status
    }
    expect([await status(95), await status(96)]).toEqual([204, 400])
    const init = { method: 'POST', body: 'x'.repeat(65_537) }
    expect((await backend.sandbox.fetch('/pixel/tr', init)).status).toBe(413)
  })
})
