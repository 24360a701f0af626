import { JSDOM } from 'jsdom'
import type { FunctionComponent, ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { swede } from '#tests/support/examples/addresses.ts'
import { astrid } from '#tests/support/examples/customers.ts'
import { operator } from '#tests/support/sandbox/sandbox-fixture.ts'
import { serveSandbox } from '#tests/support/sandbox/served-sandbox.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'

// A published client of the Checkout API, unmodified, in a document of its own and over HTTP. It keeps the token it got
// first: whatever changes its session has to work under that one.

interface Handlers {
  addItem(item: string, quantity?: number): Promise<unknown>
  increaseCartItem(line: string): Promise<unknown>
  decreaseCartItem(line: string): Promise<unknown>
  updateCartItemQuantity(line: string, quantity: number): Promise<unknown>
  removeCartItem(line: string): Promise<unknown>
  addVoucher(voucher: string): Promise<unknown>
  removeVoucher(voucher: string): Promise<unknown>
  updateCountry(country: string, data?: { language: string }): Promise<unknown>
  loginCustomer(email: string, password: string): Promise<unknown>
  logoutCustomer(): Promise<unknown>
  submitPayment(payment: object): Promise<unknown>
}

/** The client's state; before its first reply much of it is missing. */
interface State {
  selection: {
    items: { line: string; item: string; quantity: number }[]
    discounts: { vouchers?: { voucher: string }[] }
  }
  location: { country?: string }
  loggedIn?: { email: string }
}

interface ProviderProps {
  apiUrl: string
  apiClient: object
  paymentReturnPage: string
  paymentFailedPage: string
  receiptPage: string
  children: ReactNode
}

const callable = <T,>() => v.custom<T>((value) => typeof value === 'function')
/**
 * The used part of the client. Its own types are TypeScript sources which the compiler options of this project refuse.
 */
const Client = v.object({
  ApiClient: callable<new (url: string) => object>(),
  CentraProvider: callable<FunctionComponent<ProviderProps>>(),
  useCentraHandlers: callable<() => Handlers>(),
  useCentraSelection: callable<() => State>(),
  useCentraReceipt: callable<(token: string) => { order?: { order: string } }>(),
})

const service = await serveSandbox({ catalogue: createTestCatalogue() })
await service.sandbox.fetch('/__settings', {
  method: 'POST',
  headers: operator,
  body: '{"checkReplies":true}',
})

const { window } = new JSDOM('<!doctype html><title>Shop</title>', { url: 'https://shop.test/checkout' })
vi.stubGlobal('window', window)
vi.stubGlobal('document', window.document)
// React looks for a document when it is loaded.
const { createRoot } = await import('react-dom/client')
const clientName = '@noaignite/react-centra-checkout'
const client = v.parse(Client, await import(/* @vite-ignore */ clientName))

const page: { root: Root | null; handlers: Handlers | null; state: State | null } = {
  root: null,
  handlers: null,
  state: null,
}

/** The client's state in a line: the cart, its vouchers, the country, and the logged-in customer. */
function Cart() {
  page.handlers = client.useCentraHandlers()
  page.state = client.useCentraSelection()
  const { selection, location, loggedIn } = page.state
  const lines = selection.items.map(({ quantity, item }) => `${quantity} × ${item}`)
  const vouchers = selection.discounts.vouchers?.map(({ voucher }) => voucher) ?? []
  return <p>{[...lines, ...vouchers, location.country, loggedIn?.email].filter(Boolean).join(', ')}</p>
}

function Receipt() {
  const { order } = client.useCentraReceipt(window.location.hash.replace('#receipt/', ''))
  return <p>{order ? `Order ${order.order}` : null}</p>
}

/** Opens a page whose client knows no more than what the cookie holds. */
function openPage(content: ReactNode) {
  page.root?.unmount()
  page.root = createRoot(window.document.body)
  const apiUrl = `${service.origin}/api/checkout`
  page.root.render(
    <client.CentraProvider
      apiUrl={apiUrl}
      apiClient={new client.ApiClient(apiUrl)}
      paymentReturnPage="https://shop.test/return"
      paymentFailedPage="https://shop.test/failed"
      receiptPage="https://shop.test/checkout#receipt"
    >
      {content}
    </client.CentraProvider>,
  )
}

/** Calls handlers as a component would; those of the last rendering. */
function handlers(): Handlers {
  if (!page.handlers) throw new Error('The client has not been rendered.')
  return page.handlers
}

/** The final text of the page: the client renders some time after its handlers have answered. */
const text = () => expect.poll(() => window.document.body.textContent, { timeout: 15_000 })
const firstLine = () => page.state?.selection.items[0]?.line ?? ''
const token = () => /centra-checkout-token=(\w+)/.exec(window.document.cookie)?.[1]

beforeEach(async () => {
  window.document.cookie = 'centra-checkout-token=; Max-Age=0; Path=/'
  openPage(<Cart />)
  await text().toBe('SE')
})

afterAll(async () => {
  page.root?.unmount()
  const contract = await service.sandbox.fetch('/__contract', { headers: operator })
  expect(await contract.json()).toMatchObject({ failures: [] })
  await service[Symbol.asyncDispose]()
})

test('a session begins by itself, and the next page continues with it', async () => {
  expect(token()).toBeDefined()
  await handlers().addItem('1-1')
  openPage(<Cart />)
  await text().toBe('1 × 1-1, SE')
})

test('lines are added, increased, decreased, set and removed', async () => {
  await handlers().addItem('1-1', 2)
  await text().toBe('2 × 1-1, SE')
  await handlers().increaseCartItem(firstLine())
  await text().toBe('3 × 1-1, SE')
  await handlers().decreaseCartItem(firstLine())
  await text().toBe('2 × 1-1, SE')
  await handlers().updateCartItemQuantity(firstLine(), 5)
  await text().toBe('5 × 1-1, SE')
  await handlers().removeCartItem(firstLine())
  await text().toBe('SE')
})

test('a voucher is added and removed, and an unknown one does not change the cart', async () => {
  await handlers().addItem('1-1')
  await handlers().addVoucher('SAVE10')
  await text().toBe('1 × 1-1, SAVE10, SE')
  expect(await handlers().addVoucher('NEVER-WAS')).toMatchObject({ errors: { voucher: 'not found' } })
  await text().toBe('1 × 1-1, SAVE10, SE')
  await handlers().removeVoucher('SAVE10')
  await text().toBe('1 × 1-1, SE')
})

test('the country changes, with and without a language', async () => {
  await handlers().addItem('1-1')
  await handlers().updateCountry('DE', { language: 'de' })
  await text().toBe('1 × 1-1, DE')
  await handlers().updateCountry('FI')
  await text().toBe('1 × 1-1, FI')
})

test('a customer who logged in still is at the next call and on the next page, until they log out', async () => {
  const before = token()
  await handlers().addItem('1-1')
  await handlers().loginCustomer(astrid.email, astrid.password)
  await text().toBe(`1 × 1-1, SE, ${astrid.email}`)
  await handlers().addItem('2-1')
  await text().toBe(`1 × 1-1, 1 × 2-1, SE, ${astrid.email}`)
  openPage(<Cart />)
  await text().toBe(`1 × 1-1, 1 × 2-1, SE, ${astrid.email}`)

  await handlers().logoutCustomer()
  await text().toBe('SE')
  await handlers().addItem('3-1')
  await text().toBe('1 × 3-1, SE')
  expect(token()).toBe(before)
})

test('a wrong password leaves a guest as they were', async () => {
  await handlers().addItem('1-1')
  const refused = await handlers().loginCustomer(astrid.email, 'wrong')
  expect(refused).toMatchObject({ errors: { password: 'incorrect' } })
  await text().toBe('1 × 1-1, SE')
})

test('a payment is refused without the terms, and with them leads to the receipt', async () => {
  const payment = { paymentMethod: 'invoice', address: swede }
  await handlers().addItem('1-1')
  await expect(handlers().submitPayment(payment)).rejects.toThrow('termsAndConditions')
  await handlers().submitPayment({ ...payment, termsAndConditions: true })
  expect(window.location.hash).toBe(`#receipt/${token()}`)
  openPage(<Receipt />)
  await text().toMatch(/^Order \d+$/)
  openPage(<Cart />)
  await text().toBe('SE')
})
