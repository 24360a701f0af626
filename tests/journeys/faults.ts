import type { Page } from 'playwright/test'
import { expect } from './shop.ts'

type Fault = { kind: 'latency'; ms: number } | { kind: 'status'; status: number } | { kind: 'lost' }

/** Has something go wrong with the next calls of this shopper, and of no other. */
export async function injectFault(page: Page, methods: string[], count: number, fault: Fault): Promise<void> {
  const token = await checkoutToken(page)
  const rule = { paths: ['/api/checkout'], methods, count, headers: { 'api-token': token }, fault }
  const response = await page.request.post('/sandbox/__fault', { data: rule })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Has the next call to a path of the back end fail that the shop's Worker makes for this page, and for no other. */
export async function failNextCall(page: Page, path: string): Promise<void> {
  await faultNextCall(page, path, { kind: 'status', status: 503 })
}

/** Has something go wrong with the next call of this page to a path of the back end, and of no other page. */
export async function faultNextCall(page: Page, path: string, fault: Fault): Promise<void> {
  const headers = { 'x-correlation-id': crypto.randomUUID() }
  await page.setExtraHTTPHeaders(headers)
  const rule = { paths: [path], count: 1, headers, fault }
  const response = await page.request.post('/sandbox/__fault', { data: rule })
  expect(response.ok(), await response.text()).toBe(true)
}

/** One piece more of the first line, by a device of the same shopper that no tab hears of. */
export async function increaseOnOtherDevice(page: Page): Promise<void> {
  const [line] = await serverLines(page)
  const headers = { 'api-token': await checkoutToken(page) }
  const address = `/sandbox/api/checkout/lines/${line?.line}`
  const response = await page.request.post(address, { headers, data: { quantity: 1 } })
  expect(response.ok()).toBe(true)
}

/** Pieces of the first line, as the back end has them. */
export async function serverPieces(page: Page): Promise<number> {
  const [line] = await serverLines(page)
  return line?.quantity ?? 0
}

/** Pieces of each line, as the back end has them. */
export async function serverQuantities(page: Page): Promise<number[]> {
  return (await serverLines(page)).map(({ quantity }) => quantity)
}

async function serverLines(page: Page): Promise<{ line: string; quantity: number }[]> {
  const headers = { 'api-token': await checkoutToken(page) }
  const response = await page.request.get('/sandbox/api/checkout/selection', { headers })
  const { selection } = await response.json()
  return selection.items
}

/** The token this shopper shows the back end. */
export async function checkoutToken(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const found = cookies.find(({ name }) => name === 'rc_centra_checkout_token')
  return decodeURIComponent(found?.value ?? '')
}
