import type { createStore } from 'jotai'
import { createContext } from 'react-router'
import type { CatalogueApi } from './commerce/catalogue-api.ts'
import type { CheckoutApi, SessionApart } from './commerce/checkout-api.ts'
import type { ContentApi } from './commerce/content-api.ts'
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
  Withdrawal,
  WithdrawalProof,
} from './commerce/contract/support.ts'
import type { RegisteredVehicle, VehicleQuery } from './commerce/contract/vehicle-lookup.ts'
import type { Result } from './commerce/reply.ts'
import type { SearchApi } from './commerce/search-api.ts'
import type { AccountConfig, PublicConfig } from './config.ts'
import type { Choices, ConsentWay } from './consent.ts'
import type { ServerI18n } from './i18n/i18n.ts'
import type { Locale } from './i18n/locales.ts'

/** The visitor's region, which decides assortment, prices and currency. Part of every cache key. */
export interface Region {
  country: string
  market: number
  pricelist: number
  currency: string
}

/** The services of loaders, created per request. Contains no data of a shopper. */
export interface Shop {
  locale: Locale
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
  catalogue: CatalogueApi
  search: SearchApi
  content: ContentApi
  /** Live stock and price of a product, not cached beyond seconds; null when the service fails or is too slow. */
  liveStock(product: string): Promise<StockReply[string] | null>
}

/** A promise, because the region comes from the service: when it fails, so do the loaders that need it. */
export const shopContext = createContext<Promise<Shop>>()

/** The visitor's cart on the server, for pages without script. Responses made from it must never be cached. */
export interface VisitorCart {
  /** Whether the visitor has a token: the request brought one, or a cart was started. Without one there is no cart. */
  readonly hasToken: boolean
  checkout: CheckoutApi
  /** Opens a session beside the visitor's, under a token of its own. */
  apart(): SessionApart
  /** Whether the service replied with another token, which means that the visitor's may have expired. */
  tokenReplaced(): boolean
  /** Creates a cart in the visitor's region, because the service would use the server's location. */
  start(region: Region, language: Locale): Promise<Result<Selection>>
  /**
   * Reads another open cart by its selection id, with a token of its own that is forgotten: the visitor's cart stays as it
   * is. The answer may hold the address of another person and must not leave the server. 404 for any other id.
   */
  readSaved(selection: string): Promise<Result<Selection>>
  /** The `Set-Cookie` value of the token; null unless it is new. */
  cookie(): string | null
}

/**
 * Rate limit of forms that check a password or a code, or send something. The service cannot limit them, since it only sees the server's
 * address.
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
      | 'password'
      | 'present-password'
      | 'quick-order'
      | 'register'
      | 'track-order'
      | 'vehicle'
      | 'voucher'
      | 'withdraw',
    account?: string,
  ): Promise<boolean>
  /**
   * Counts a failed log-in of an account. After too many in a day (`logInFailures`) the account is slowed down: for the
   * failure that does it the number of failures, so that its owner is told; null for any other.
   */
  failed(account: string): Promise<number | null>
  /** Whether an account has fewer attempts (`slowLogIns`) because of failed log-ins. */
  isSlowed(account: string): Promise<boolean>
}

/**
 * What became of a photo. `notFound`: the visitor has no such car. `notPicture`: not a still JPEG or WebP, or too large.
 * `failed`: nothing is certain, and it can be tried again.
 */
export type SaveCarPhotoResult =
  | { kind: 'saved'; photo: string }
  | { kind: 'notFound' | 'notPicture' | 'limited' | 'failed' }

/** The photos of the visitor's cars, for pages without script. */
export interface CarPhotos {
  /** Whether a file can be kept as a photo. */
  accepts(file: Uint8Array): boolean
  /** Keeps a photo of a car without its metadata, in place of an earlier one; `photo` is its version, as in `Car`. */
  save(car: string, file: Uint8Array): Promise<SaveCarPhotoResult>
  /** Deletes the photo of a car; `none`: it had no photo. */
  remove(car: string): Promise<'removed' | 'none' | 'notFound' | 'failed'>
  /** All photos that are kept for the customer, as `data:` addresses by the id of their car; null when that failed. */
  readAll(): Promise<{ car: string; photo: string }[] | null>
  /** Deletes all photos that are kept for the customer. False when it is not certain that none is left. */
  removeAll(): Promise<boolean>
}

/**
 * What became of a message to customer service. `refused`: it does not have the form of one. `tooFast`: no person could
 * have written it in the time. `failed`: it may have arrived; sent again from the same form, it stays one message.
 */
export type ContactResult = 'sent' | 'refused' | 'tooFast' | 'limited' | 'failed'

/**
 * What became of a withdrawal. `receivedAt`: when customer service first received it, ISO 8601, UTC. `acknowledge`: what is
 * mailed to the address. `refused`: it does not
 * have the form of one. `failed`: it may have arrived; sent again from the same form, it stays one withdrawal.
 */
export type WithdrawResult =
  | { kind: 'sent'; receivedAt: string; acknowledge: Acknowledgement }
  | { kind: 'refused' | 'limited' | 'failed' }

/**
 * What became of a request to delete an account. `receivedAt` and `failed` as for a withdrawal. `refused`: it does not have
 * the form of one.
 */
export type DeletionResult = { kind: 'sent'; receivedAt: string } | { kind: 'refused' | 'failed' }

/** Customer service. */
export interface Support {
  contact(request: ContactRequest): Promise<ContactResult>
  /** Sends a statement of withdrawal. `verified`: whether its number and its address belong together. */
  withdraw(withdrawal: Withdrawal, verified: WithdrawalProof): Promise<WithdrawResult>
  /** Passes on the request of a customer whose password was checked. */
  requestDeletion(request: DeletionRequest): Promise<DeletionResult>
}

/**
 * What became of a mail. `limited`: this address has had enough of this kind for a day. `off`: the shop has no service
 * that sends mails. `failed`: it may not have arrived.
 */
export type MailResult = 'sent' | 'limited' | 'off' | 'failed'

/** The mails that the commerce service does not send. */
export interface Mailer {
  /** Sends a mail. Never rejects. */
  send(mail: Mail): Promise<MailResult>
  /** As `send`, after the answer: for mails whose fate changes nothing for the visitor. */
  sendLater(mail: Mail): void
}

/** An answer about measuring that is kept as proof. Times are ISO 8601, UTC. */
export interface KeptConsent extends Choices {
  answeredAt: string
  receivedAt: string
  way: ConsentWay
  /** The version of the question, the language it was asked in, and what names its texts. */
  version: number
  language: string
  texts: string
}

/** The proof of the visitor's answers about measuring, by the key in their cookie. */
export interface ConsentRecord {
  /** All answers, oldest first; null when they cannot be read. */
  read(): Promise<KeptConsent[] | null>
  /** Deletes them. False when that is not certain. */
  remove(): Promise<boolean>
  /** The `Set-Cookie` value that takes the answer from the browser, so that the visitor is asked again. */
  endedCookie: string
}

/** The newsletter. */
export interface Newsletter {
  /** Subscribes the address a visitor typed, or mails it a link that confirms, where customers choose the newsletter; `trap` is the field that people do not see. Known addresses are answered alike. */
  subscribe(request: { email: string; trap: string }): Promise<NewsletterAnswer>
  /** Whether the text in a link is a subscription that can still be confirmed. Makes no call. */
  canConfirm(sealed: string): Promise<boolean>
  /** Subscribes by the text in a link. */
  confirm(sealed: string): Promise<NewsletterAnswer>
}

/** Orders of guests. */
export interface OrderLookup {
  /**
   * Finds an order by its number and the e-mail address it was placed with. `none`: there is no such order, or it has
   * another address. `limited`: the visitor has tried too often. `failed`: the service did not answer.
   */
  find(key: OrderKey): Promise<PastOrder | 'none' | 'limited' | 'failed'>
}

/** The registers of cars. */
export interface VehicleLookup {
  /**
   * Finds the car of a registration plate, or of a type. `none`: no register has it. `limited`: the visitor has tried too
   * often. `failed`: the service did not answer.
   */
  find(query: VehicleQuery): Promise<RegisteredVehicle | 'none' | 'limited' | 'failed'>
}

/**
 * What a screen can ask for its visitor. Each service is made when it is first asked for, so that a document pays for what
 * it uses only.
 */
export interface VisitorServices {
  cart(): VisitorCart
  attemptLimit(): AttemptLimit
  mailer(): Mailer
  consentRecord(): ConsentRecord
  newsletter(): Newsletter
  /** Null where the shop has no service that takes messages. */
  support(): Support | null
  /** Null where the shop has no service that finds orders of guests. */
  orderLookup(): OrderLookup | null
  /** Null where the shop has no service that finds cars. */
  vehicleLookup(): VehicleLookup | null
  /** Null where the shop has no bucket for photos. */
  carPhotos(): CarPhotos | null
}

export const visitorContext = createContext<VisitorServices>()

/** URLs of the modules with a language's messages. */
export interface MessageFiles {
  /** The messages of every document. */
  client: string
  /** The messages of what opens later. */
  later: string
}

/** What the rendering of a document needs besides its routes. */
export interface DocumentContext {
  i18n: ServerI18n
  config: PublicConfig
  accountConfig: AccountConfig
  /** Where customers can write to; null when the shop names no address. */
  supportEmail: string | null
  /** Nonce of the document's inline scripts; undefined in development. */
  nonce: string | undefined
  /** Whether to wait for deferred parts, for crawlers. */
  waitForAll: boolean
  /** Reports an error to the shop's operator. */
  report(error: unknown): void
  /** URLs of this language's messages; undefined where no browser runs the shop, as in tests. */
  messageFiles: MessageFiles | undefined
  /** Whether the screen shows the messages of what opens later, so that the document loads them, too. */
  needsLater: boolean
}

export const documentContext = createContext<DocumentContext>()

/** The state of this visit, for loaders that run in the browser. */
export const visitStoreContext = createContext<ReturnType<typeof createStore>>()
