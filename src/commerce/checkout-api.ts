import * as v from 'valibot'
import { path } from './call-path.ts'
import { createOwnToken, saveToken, type TokenStore } from './checkout-token.ts'
import { DepositedProducts } from './contract/catalogue/deposit.ts'
import { SectionsReply } from './contract/catalogue/section.ts'
import { ReceiptReply } from './contract/payment/order.ts'
import { OrdersReply } from './contract/payment/past-order.ts'
import { PaymentReply, type PaymentRequest } from './contract/payment/payment.ts'
import { CustomerReply, type CustomerUpdateRequest } from './contract/selection/customer-profile.ts'
import type { RegistrationRequest } from './contract/selection/registration.ts'
import { Selection } from './contract/selection/selection.ts'
import type { ResetKey } from './customer/password.ts'
import type { Call, Http } from './http.ts'
import {
  parseResponse,
  type RawResponse,
  type Refused,
  type ReportUnreadable,
  UpstreamError,
} from './reply.ts'
import { againWhenBusy, type Pause, withRetries } from './retry.ts'

/** The item chosen for one section of a flexible bundle. */
export interface BundleChoice {
  section: string
  item: string
}

/** A bulk change of the cart: existing lines with their new quantities (0 removes), and items that have no line yet. */
export interface ItemChanges {
  lines: { line: string; quantity: number }[]
  items: { item: string; quantity: number }[]
}

/** The recipient of a stock notice, and the destination of the item: a country, and its state if it has states. */
export interface StockNoticeRequest {
  item: string
  email?: string
  shipTo: { country: string; state?: string }
  language: string
}

export type CheckoutApi = ReturnType<typeof createCheckoutApi>

/** A second session at the service, next to the visitor's. Only the shop knows its token. */
export interface SessionApart {
  /** The calls of this session. The first one opens it. */
  checkout: CheckoutApi
  /** Makes its token the visitor's, and returns the calls under the one the visitor had before; null without one. */
  keep(): CheckoutApi | null
}

/** Opens a second session next to that of `visitor`; `create` makes the calls for a token. */
export function openApart(create: (tokens: TokenStore) => CheckoutApi, visitor: TokenStore): SessionApart {
  const own = createOwnToken()
  return {
    checkout: create(own),
    keep() {
      const before = visitor.read()
      const fresh = own.read()
      if (fresh) visitor.write(fresh)
      if (!before) return null
      const former = createOwnToken()
      former.write(before)
      return create(former)
    },
  }
}

/** Deadline of a call in milliseconds, by default. */
const fetchDeadline = 6_000
const putDeadline = 8_000
const paymentDeadline = 30_000
/** Orders nothing, and changes of the cart wait for it. */
const widgetDeadline = 10_000
const loginDeadline = 10_000

/** The refusal of a call because there were too many, with any body: it was not carried out. */
const tooManyCalls: Refused = { ok: false, status: 429, errors: {}, messages: [], body: null }

/** The answer of a service that had too many calls and did not say so in JSON. */
function busyAnswer(error: unknown): RawResponse {
  if (error instanceof UpstreamError && error.status === tooManyCalls.status)
    return { status: error.status, body: null }
  throw error
}

interface CheckoutOptions {
  /** Pause between two attempts; none by default. */
  pause?: Pause
  /** Receives the paths of reply parts that were dropped because they do not match the contract. */
  reportUnreadable?: ReportUnreadable
}

/**
 * Creates the Checkout API's calls of a visit, one method each, sent with its token. A call without a usable reply is
 * repeated where that is safe: GET twice, PUT once, others never; and a read once when the service has too many calls. Calls
 * reject with `UpstreamError`; too many of them are a refusal with the status 429.
 */
export function createCheckoutApi(
  http: Http,
  tokens: TokenStore,
  { pause = async () => {}, reportUnreadable }: CheckoutOptions = {},
) {
  async function send<S extends v.GenericSchema>(schema: S, call: Call) {
    const sent = tokens.read()
    const answer = await http({ ...call, headers: sent ? { 'api-token': sent } : {} }).catch(busyAnswer)
    if (answer.status === tooManyCalls.status) return tooManyCalls
    saveToken(tokens, sent, answer.body)
    return parseResponse(schema, answer, call.route, reportUnreadable)
  }

  const read = <S extends v.GenericSchema>(schema: S, call: Call) =>
    againWhenBusy(
      () => withRetries(2, () => send(schema, { ...call, deadline: fetchDeadline }), pause),
      pause,
    )
  const get = (route: string, path: string) => read(Selection, { method: 'GET', route, path })
  const put = (route: string, path: string, body: unknown = {}) =>
    withRetries(1, () => send(Selection, { method: 'PUT', route, path, body, deadline: putDeadline }), pause)
  const post = (route: string, path: string, body: unknown = {}) =>
    send(Selection, { method: 'POST', route, path, body, keepalive: true })
  const remove = (route: string, path: string, body: unknown = {}) =>
    send(Selection, { method: 'DELETE', route, path, body, keepalive: true })

  const sendPayment = (request: PaymentRequest, deadline: number) =>
    send(PaymentReply, { method: 'POST', route: 'POST /payment', path: '/payment', body: request, deadline })

  const logInBy = (route: string, path: string, body: unknown) =>
    send(Selection, { method: 'POST', route, path, body, deadline: loginDeadline })

  /** Reads what is known about the customer who is logged in, as far as `schema` says. 403 for guests. */
  const readCustomer = <S extends v.GenericSchema>(schema: S) =>
    read(schema, { method: 'GET', route: 'GET /customer', path: '/customer' })

  /** Reads a range of the customer's orders. Changes nothing, so it is repeated like a GET. 403 for guests. */
  const readOrders = <S extends v.GenericSchema>(schema: S, from: number, size: number) =>
    read(schema, { method: 'POST', route: 'POST /orders', path: '/orders', body: { from, size } })

  return {
    selection: () => get('GET /selection', '/selection'),
    /**
     * Attaches another open selection to this token, by its id, in place of the present one. The token then gives
     * access to the address of its owner, so it must not be a visitor's. 404 for any other id.
     */
    attachSelection: (selection: string) => put('PUT /selection/{cart}', path('selection', selection)),
    /** Sends the language too, since the service would switch to the country's own. */
    chooseCountry: (country: string, language: string) =>
      put('PUT /countries/{country}', path('countries', country), { language }),
    chooseState: (country: string, state: string, language: string) =>
      put('PUT /countries/{country}/states/{state}', path('countries', country, 'states', state), {
        language,
      }),
    chooseLanguage: (language: string) => put('PUT /languages/{language}', path('languages', language)),
    addItem: (item: string, quantity: number) =>
      post('POST /items/{item}', path('items', item), { quantity }),
    addBundle: (item: string, sections: BundleChoice[], quantity: number) =>
      post('POST /items/bundles/{item}', path('items', 'bundles', item), { item, sections, quantity }),
    /**
     * Makes several changes in one call. The service refuses all of them when a line no longer exists (404) or an item
     * already has a line (406), so a request that arrives twice is applied once. Otherwise it returns the cart even
     * when it applied only some of the changes.
     */
    changeItems: ({ lines, items }: ItemChanges) =>
      send(Selection, {
        method: 'PUT',
        route: 'PUT /items',
        path: '/items',
        body: { lines, items },
        keepalive: true,
      }),
    increaseLine: (line: string, quantity: number) =>
      post('POST /lines/{line}', path('lines', line), { quantity }),
    /** Reduces a line's quantity. Always sends the quantity: without it the service removes the line. */
    decreaseLine: (line: string, quantity: number) =>
      remove('DELETE /lines/{line}', path('lines', line), { quantity }),
    /** The sections of a bundle. */
    sections: (product: string) =>
      send(SectionsReply, {
        method: 'POST',
        route: 'POST /bundles/{id}',
        path: path('bundles', product),
        body: {},
        deadline: fetchDeadline,
      }),
    /** The ids of those products that a deposit is charged with. Products that are not sold are left out. */
    depositedProducts: (products: string[]) =>
      send(DepositedProducts, {
        method: 'POST',
        route: 'POST /products',
        path: '/products',
        body: { products, limit: products.length },
        deadline: fetchDeadline,
      }),
    chooseShipping: (shippingMethod: string) =>
      put('PUT /shipping-methods/{id}', path('shipping-methods', shippingMethod), { shippingMethod }),
    /** Requests a mail for the time when an item can be ordered again. A customer who is logged in needs no `email`. Changes no cart. */
    requestStockNotice: (request: StockNoticeRequest) =>
      send(v.unknown(), {
        method: 'POST',
        route: 'POST /back-in-stock-subscription',
        path: '/back-in-stock-subscription',
        body: request,
        deadline: fetchDeadline,
      }),
    choosePayment: (paymentMethod: string) =>
      put('PUT /payment-methods/{id}', path('payment-methods', paymentMethod)),
    savePaymentFields: (fields: Record<string, unknown>) =>
      put('PUT /payment-fields', '/payment-fields', fields),
    addVoucher: (voucher: string) => post('POST /vouchers', '/vouchers', { voucher }),
    removeVoucher: (voucher: string) => remove('DELETE /vouchers', '/vouchers', { voucher }),
    logIn: (email: string, password: string) =>
      logInBy('POST /login/{email}', path('login', email), { password }),
    /** Registers a customer and logs them in. */
    register: (request: RegistrationRequest) => logInBy('POST /register', '/register', request),
    /** Sets a new password by the key of a link, and logs in. */
    resetPassword: (key: ResetKey, newPassword: string) =>
      logInBy('POST /password-reset', '/password-reset', { ...key, newPassword }),
    /** Requests a mail with a link to `linkUri`, a path of the shop without a slash at its beginning. */
    requestPasswordReset: (email: string, linkUri: string) =>
      send(v.unknown(), {
        method: 'POST',
        route: 'POST /password-reset-email/{email}',
        path: path('password-reset-email', email),
        body: { linkUri },
        deadline: loginDeadline,
      }),
    /** Not repeated: after a change that was made the current password is another. */
    changePassword: (password: string, newPassword: string) =>
      send(v.unknown(), {
        method: 'PUT',
        route: 'PUT /password',
        path: '/password',
        body: { password, newPassword },
        deadline: loginDeadline,
      }),
    /** Everything known about the customer who is logged in. 403 for guests. */
    customer: () => readCustomer(CustomerReply),
    readCustomer,
    /** Changes fields of the customer who is logged in. 403 for guests; 409 when `newEmail` has another account. */
    updateCustomer: (request: CustomerUpdateRequest) =>
      put('PUT /customer/update', '/customer/update', request),
    logOut: () =>
      send(Selection, {
        method: 'POST',
        route: 'POST /logout',
        path: '/logout',
        body: {},
        deadline: loginDeadline,
      }),
    pay: (request: PaymentRequest) => sendPayment(request, paymentDeadline),
    /** Starts a payment that orders nothing yet, and brings its widget. */
    startWidget: (request: PaymentRequest) => sendPayment(request, widgetDeadline),
    /** A range of the logged-in customer's orders, newest first. 403 for guests. */
    orders: (from: number, size: number) => readOrders(OrdersReply, from, size),
    readOrders,
    receipt: () =>
      send(ReceiptReply, { method: 'GET', route: 'GET /receipt', path: '/receipt', deadline: fetchDeadline }),
  }
}
