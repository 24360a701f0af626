import type { createStore } from 'jotai'
import { createContext } from 'react-router'
import type { CatalogueApi } from './commerce/catalogue-api.ts'
import type { CheckoutApi, SessionApart } from './commerce/checkout-api.ts'
import type { ContentSource } from './commerce/content/content-source.ts'
import type { StockReply } from './commerce/contract/catalogue/stock.ts'
import type { Mail } from './commerce/contract/mail.ts'
import type { NewsletterAnswer } from './commerce/contract/newsletter-answer.ts'
import type { OrderKey } from './commerce/contract/payment/order-lookup.ts'
import type { PastOrder } from './commerce/contract/payment/past-order.ts'
import type { State } from './commerce/contract/region.ts'
import type { Selection } from './commerce/contract/selection/selection.ts'
import type {
  Acknowledgement,
  ContactRequest,
  DeletionRequest,
  ReturnRequest,
  Withdrawal,
  WithdrawalProof,
} from './commerce/contract/support.ts'
import type { RegisteredVehicle, VehicleQuery } from './commerce/contract/vehicle-lookup.ts'
import type { Result } from './commerce/reply.ts'
import type { SearchApi } from './commerce/search-api.ts'
import type { AccountConfig, PublicConfig } from './config.ts'
import type { Choices, ConsentWay } from './consent.ts'
import type { BrowserSet, ServerI18n } from './i18n/i18n.ts'
import type { Locale } from './i18n/locales.ts'
import type { FindPictureSource } from './picture-source.ts'

export interface Region {
  country: string
  market: number
  pricelist: number
  currency: string
}

/** The services of loaders, created per request. Contains no data of a shopper. */
export interface Shop {
  locale: Locale
  /** Texts in the legal terms of the visitor's country. */
  i18n: ServerI18n
  region: Region
  /** The countries the shop ships to, each with its market and price list. */
  regions: readonly Region[]
  /** The states of countries whose addresses name one, by country. */
  states: ReadonlyMap<string, readonly State[]>
  /** The other languages, likeliest source of the visitor's link first. */
  otherLocales: readonly Locale[]
  /** The shop's own origin, from configuration: never from a request header. */
  origin: string
  pictureSource: FindPictureSource
  catalogue: CatalogueApi
  search: SearchApi
  content: ContentSource
  /** Attributes of products that are shown although the shop has no words for them, by the service's names. */
  shownAttributes: readonly string[]
  /** False if the goods of the shop are not for cars. */
  forCars: boolean
  /** Live stock and price of a product, cached for seconds only; null if the service fails or is too slow. */
  liveStock(product: string): Promise<StockReply[string] | null>
}

/** A promise, because the region comes from the service: if it fails, so do the loaders that need it. */
export const shopContext = createContext<Promise<Shop>>()

/** The visitor's cart on the server, for pages without script. Responses made from it must never be cached. */
export interface VisitorCart {
  /** True if the visitor has a token: the request brought one, or a cart was started. Without one there is no cart. */
  readonly hasToken: boolean
  /** The token, for the address a payment returns to; never for a page. Null without one. */
  readonly token: string | null
  checkout: CheckoutApi
  /** Opens a second session next to the visitor's, under a separate token. */
  apart(): SessionApart
  /** True if the service replied with another token, which means that the visitor's may have expired. */
  tokenReplaced(): boolean
  /** Creates a cart in the visitor's region, because the service would use the server's location. */
  start(region: Region, language: Locale): Promise<Result<Selection>>
  /**
   * Reads another open cart by its selection id, with a temporary token: the visitor's cart is unchanged. The answer
   * may contain the address of another person and must not leave the server. 404 for any other id.
   */
  readSaved(selection: string): Promise<Result<Selection>>
  /** The `Set-Cookie` value of the token; null unless it is new. */
  cookie(): string | null
}

/**
 * Rate limit of forms that check a password or a code, or send something. The service cannot limit them, since it only
 * sees the server's address.
 */
export interface AttemptLimit {
  /**
   * Counts an attempt of this visitor and, if `account` (an e-mail address) is given, of that account. False over the
   * limit (`attempts` and `slowAttempts` of `worker/limits.ts`), when the service must not be called.
   */
  allows(
    form:
      | 'car-photo'
      | 'consent'
      | 'contact'
      | 'customer-file'
      | 'details'
      | 'log-in'
      | 'newsletter'
      | 'order'
      | 'password'
      | 'present-password'
      | 'quick-order'
      | 'register'
      | 'return'
      | 'track-order'
      | 'vehicle'
      | 'voucher'
      | 'withdraw',
    account?: string,
  ): Promise<boolean>
  /**
   * Counts a failed log-in of an account. After too many in a day (`logInFailures`) the account is slowed down: for the
   * failure that causes it, the number of failures, so that the owner can be notified; null for any other.
   */
  failed(account: string): Promise<number | null>
  /** True if an account has fewer attempts (`slowLogIns`) because of failed log-ins. */
  isSlowed(account: string): Promise<boolean>
}

/**
 * The result of saving a photo. `notFound`: the visitor has no such car. `notPicture`: not a still JPEG or WebP, or too
 * large. `failed`: the outcome is uncertain, and it can be tried again.
 */
export type SaveCarPhotoResult =
  | { kind: 'saved'; photo: string }
  | { kind: 'notFound' | 'notPicture' | 'limited' | 'failed' }

/** The photos of the visitor's cars, for pages without script. */
export interface CarPhotos {
  /** True if a file can be stored as a photo. */
  accepts(file: Uint8Array): boolean
  /** Stores a photo of a car without its metadata, in place of an earlier one; `photo` is its version, as in `Car`. */
  save(car: string, file: Uint8Array): Promise<SaveCarPhotoResult>
  /** Deletes the photo of a car; `none`: it had no photo. */
  remove(car: string): Promise<'removed' | 'none' | 'notFound' | 'failed'>
  /** All photos of the customer, as `data:` addresses by the id of their car; null on failure. */
  readAll(): Promise<{ car: string; photo: string }[] | null>
  /** Deletes all photos of the customer. False if it is not certain that none is left. */
  removeAll(): Promise<boolean>
}

/**
 * The result of a message to customer service. `refused`: it is malformed. `tooFast`: it has a link,
 * and no person could have written it in the time. `failed`: it may have arrived; sent again from the same form, it counts once.
 */
export type ContactResult = 'sent' | 'refused' | 'tooFast' | 'limited' | 'failed'

/**
 * The result of a withdrawal. `receivedAt`: when customer service first received it, ISO 8601, UTC. `acknowledge`: the
 * mail to the address. `refused`: it is malformed. `failed`: it may have arrived; sent again from the same form, it
 * counts once.
 */
export type WithdrawResult =
  | { kind: 'sent'; receivedAt: string; acknowledge: Acknowledgement }
  | { kind: 'refused' | 'limited' | 'failed' }

/**
 * The result of a request to return parts. `receivedAt`, `refused` and `failed` as for a withdrawal. `isMailed`: its
 * content is on its way to the customer.
 */
export type ReturnResult =
  | { kind: 'sent'; receivedAt: string; isMailed: boolean }
  | { kind: 'refused' | 'limited' | 'failed' }

/**
 * The result of a request to delete an account. `receivedAt` and `failed` as for a withdrawal. `refused`: it is
 * malformed.
 */
export type DeletionResult = { kind: 'sent'; receivedAt: string } | { kind: 'refused' | 'failed' }

/** Customer service. */
export interface Support {
  contact(request: ContactRequest): Promise<ContactResult>
  /** Sends a statement of withdrawal. `verified`: the proof that its number and its address belong together. */
  withdraw(withdrawal: Withdrawal, verified: WithdrawalProof): Promise<WithdrawResult>
  /** Forwards a request to return parts of an order that the logged-in customer has placed. */
  requestReturn(request: ReturnRequest): Promise<ReturnResult>
  /** Forwards the request of a customer whose password was checked. */
  requestDeletion(request: DeletionRequest): Promise<DeletionResult>
}

/**
 * The result of a mail. `limited`: this address has had enough of this kind for a day. `off`: the shop has no service
 * that sends mails. `failed`: it may not have arrived.
 */
export type MailResult = 'sent' | 'limited' | 'off' | 'failed'

/** The mails that the commerce service does not send. */
export interface Mailer {
  /** Sends a mail. Never rejects. */
  send(mail: Mail): Promise<MailResult>
  /** Like `send`, but after the answer: for mails whose result changes nothing for the visitor. */
  sendLater(mail: Mail): void
}

/** A consent answer stored as proof. Times are ISO 8601, UTC. */
export interface KeptConsent extends Choices {
  answeredAt: string
  receivedAt: string
  way: ConsentWay
  /** The version and language of the question, and the id of its texts. */
  version: number
  language: string
  texts: string
}

/** The proof of the visitor's consent answers, by the key in their cookie. */
export interface ConsentRecord {
  /** All answers, oldest first; null if they cannot be read. */
  read(): Promise<KeptConsent[] | null>
  /** Deletes them. False if that is not certain. */
  remove(): Promise<boolean>
  /** The `Set-Cookie` value that removes the answer from the browser, so that the visitor is asked again. */
  endedCookie: string
}

export interface Newsletter {
  /**
   * Subscribes the address a visitor typed, or mails it a confirmation link if customers choose the newsletter; `trap`
   * is a field hidden from people. Known addresses get the same answer.
   */
  subscribe(request: { email: string; trap: string }): Promise<NewsletterAnswer>
  /** True if the text in a link is a subscription that can still be confirmed. Makes no call. */
  canConfirm(sealed: string): Promise<boolean>
  /** Subscribes by the text in a link. */
  confirm(sealed: string): Promise<NewsletterAnswer>
}

export interface OrderLookup {
  /**
   * Finds an order by its number and the e-mail address it was placed with. `none`: there is no such order, or it has
   * another address. `limited`: the visitor has tried too often. `failed`: the service did not answer.
   */
  find(key: OrderKey): Promise<PastOrder | 'none' | 'limited' | 'failed'>
}

export interface VehicleLookup {
  /**
   * Finds the car of a registration plate, or of a type. `none`: no register has it. `limited`: the visitor has tried
   * too often. `failed`: the service did not answer.
   */
  find(query: VehicleQuery): Promise<RegisteredVehicle | 'none' | 'limited' | 'failed'>
}

/** The services of a screen's visitor. Each is created on first use, so that a document pays only for those it uses. */
export interface VisitorServices {
  cart(): VisitorCart
  attemptLimit(): AttemptLimit
  mailer(): Mailer
  consentRecord(): ConsentRecord
  newsletter(): Newsletter
  /** Null if the shop has no service that receives messages. */
  support(): Support | null
  /** Null if the shop has no service that finds orders of guests. */
  orderLookup(): OrderLookup | null
  /** Null if the shop has no service that finds cars. */
  vehicleLookup(): VehicleLookup | null
  /** Null if the shop has no bucket for photos. */
  carPhotos(): CarPhotos | null
}

export const visitorContext = createContext<VisitorServices>()

/** The URLs of a language's messages by set. */
export type MessageFiles = Record<BrowserSet, string>

/** Data for rendering a document, in addition to its routes. */
export interface DocumentContext {
  i18n: ServerI18n
  config: PublicConfig
  accountConfig: AccountConfig
  /** The e-mail address of customer service; null without one. */
  supportEmail: string | null
  /** Nonce of the document's inline scripts; undefined in development. */
  nonce: string | undefined
  /** True to wait for deferred parts, for crawlers. */
  waitForAll: boolean
  /** Reports an error to the shop's operator. */
  report(error: unknown): void
  /** Undefined without a build, as in tests. */
  messageFiles: MessageFiles | undefined
  /** The sets of messages, besides `client`, that the document loads at once. */
  screenSets: BrowserSet[]
  /** True for a visitor who is shown drafts. */
  isPreview: boolean
}

export const documentContext = createContext<DocumentContext>()

/** The state of this visit, for loaders that run in the browser. */
export const visitStoreContext = createContext<ReturnType<typeof createStore>>()
