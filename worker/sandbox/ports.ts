import type { Sql } from '../demo-catalogue/sql.ts'

/** A message that leaves the building: it lands in the inbox and, in a deployed demo, may go further. */
export interface OutgoingMessage {
  kind: 'mail' | 'notice' | 'conversion'
  to: string
  subject: string
  text: string
}

/** Everything the sandbox needs from its platform. */
export interface Ports {
  sql: Sql
  /** Milliseconds since 1970. */
  now(): number
  /** Unguessable bytes, for tokens and line ids. */
  random(length: number): Uint8Array
  /** Runs `work` after the reply has left. */
  schedule(work: () => Promise<void>): void
  send(message: OutgoingMessage): void
  /** The bearer secret that opens the server-side calls. */
  secret: string
  /** Where browsers reach this sandbox, without a trailing slash: `/sandbox`, or an origin. Pictures and pages are linked from here. */
  publicUrl: string
  /** Where a visitor is taken to be when nothing better is known; null: nowhere, and nothing can be bought. */
  defaultCountry: string | null
  /** The header `x-test-country` is believed. */
  testHeaders: boolean
  /** Opens the console from elsewhere than this machine; null: it stays shut there. */
  consoleToken: string | null
  /** How many products the demo catalogue has, between `minProducts` and `maxProducts`. */
  products: number
  /** The sandbox runs on the operator's own machine: requests from there need no console token. */
  local: boolean
}
