import type { PictureKind } from './demo-catalogue/pictures/picture-kind.ts'
import type { Sql } from './demo-catalogue/sql.ts'

/** An outgoing message. It goes to the inbox; a deployed demo may also send it. */
export interface OutgoingMessage {
  kind: 'mail' | 'notice' | 'conversion' | 'contact' | 'withdrawal' | 'return' | 'deletion' | 'order-notice'
  to: string
  subject: string
  /** Further headers of a mail, by name. */
  headers?: Record<string, string>
  text: string
}

/** The sandbox's requirements of its platform. */
export interface Ports {
  sql: Sql
  /** The current time in milliseconds since 1970. */
  now(): number
  /** Cryptographically random bytes, for tokens and ids. */
  random(length: number): Uint8Array
  /** Runs `work` after the response. */
  schedule(work: () => Promise<void>): void
  send(message: OutgoingMessage): void
  /** Calls the shop, to notify it of changes. */
  fetch(request: Request): Promise<Response>
  /** The shared secret of server-side calls. */
  secret: string
  /**
   * The public base URL of this sandbox without trailing slash: `/sandbox` or an origin. Prefix of links to pictures
   * and pages.
   */
  publicUrl: string
  /** The public base URL of the simulated payment providers without trailing slash; another origin than the shop's. */
  providerUrl: string
  /**
   * The public base URL of the shop without trailing slash: prefix of the links in mails to customers, and of the address for notices of changes.
   */
  shopUrl: string
  /** Country of visitors whose location is unknown; null: none, and nothing can be bought. */
  defaultCountry: string | null
  /** True if the header `x-test-country` overrides the visitor's country. */
  testHeaders: boolean
  /** Token for the console on other machines; null disables it there. */
  consoleToken: string | null
  /** Size of the demo catalogue, between `minProducts` and `maxProducts`. */
  products: number
  pictures: PictureKind
  /** True if the sandbox runs on the operator's machine: requests from it need no console token. */
  local: boolean
}
