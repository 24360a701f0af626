import { userAgent } from '#scripts/shop/user-agent.ts'
import { parseTokenCookie } from '#src/commerce/checkout-token.ts'
import { sentPaymentCookie, sentReturnsCookie, unclearPaymentCookie } from '#src/config.ts'
import { parseCountryCookie } from '#src/features/region/region-cookies.ts'
import { type TestShop, textOf } from './test-shop.ts'

/** A shopper without script, at a network address: forms are posted, answers followed, cookies kept. */
export function createNoScriptShopper(
  shop: Pick<TestShop, 'origin' | 'fetch' | 'settle'>,
  country = 'SE',
  address = '203.0.113.1',
) {
  const session: Record<'token' | 'country' | 'unclear' | 'sent' | 'returns', string | null> = {
    token: null,
    country: null,
    unclear: null,
    sent: null,
    returns: null,
  }

  function headers(more: Record<string, string> = {}) {
    const cookie = [
      session.token ? `rc_centra_checkout_token=${session.token}` : [],
      session.country ? `rc_country=${session.country}` : [],
      session.unclear ? `${unclearPaymentCookie}=${session.unclear}` : [],
      session.sent ? `${sentPaymentCookie}=${session.sent}` : [],
      session.returns ? `${sentReturnsCookie}=${session.returns}` : [],
    ]
      .flat()
      .join('; ')
    return {
      'user-agent': userAgent,
      'x-test-country': country,
      'cf-connecting-ip': address,
      cookie,
      ...more,
    }
  }

  function keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      session.token = parseTokenCookie(line) ?? session.token
      session.country = parseCountryCookie(line) ?? session.country
      const [, unclear] = new RegExp(`^${unclearPaymentCookie}=([^;]*);`).exec(line) ?? []
      session.unclear = unclear ?? session.unclear
      const [, sent] = new RegExp(`^${sentPaymentCookie}=([^;]*);`).exec(line) ?? []
      session.sent = sent ?? session.sent
      const [, returns] = new RegExp(`^${sentReturnsCookie}=([^;]*);`).exec(line) ?? []
      session.returns = returns ?? session.returns
    }
  }

  async function pageOf(response: Response) {
    keep(response)
    const html = await response.text()
    await shop.settle()
    return { status: response.status, headers: response.headers, html, text: textOf(html) }
  }

  const read = async (path: string) => pageOf(await shop.fetch(path, { headers: headers() }))

  /** Reads the page a path leads to, by at most one redirect. */
  async function follow(path: string) {
    const page = await read(path)
    const location = page.headers.get('location')
    return location ? read(location.replace(shop.origin, '')) : page
  }

  return {
    session,
    read,
    /** Posts a form and reads the page that answers it, or to which the answer leads. */
    async post(path: string, fields: Record<string, string> | URLSearchParams | FormData) {
      const sent = await shop.fetch(path, {
        method: 'POST',
        headers: headers({ origin: shop.origin, 'sec-fetch-site': 'same-origin' }),
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      })
      keep(sent)
      const location = sent.headers.get('location')
      const next = location?.replace(shop.origin, '')
      return { sent, location, ...(await (next ? follow(next) : pageOf(sent))) }
    },
  }
}

/** The line ids of a cart page, in order. */
export function linesOf(html: string): string[] {
  return [...new Set([...html.matchAll(/name="line" value="([^"]+)"/g)].map(([, line = '']) => line))]
}
