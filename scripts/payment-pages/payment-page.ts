import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import * as paths from '#src/paths.ts'
import type { RoutePolicy } from '#src/route-policies.ts'

/** Pages that take a payment or follow one: their paths, and the policies of their routes. */
export const paymentPaths = {
  checkout: { path: paths.checkout(), policy: 'purchase' },
  confirmation: { path: paths.confirmation(), policy: 'receipt' },
} satisfies Record<string, { path: string; policy: RoutePolicy }>

const Script = v.object({
  /** The address without query and fragment; `inline` for a script in the document. */
  source: v.string(),
  /** SHA-256 of the executed code, as in Subresource Integrity; empty if it could not be read. */
  hash: v.string(),
})
export type Script = v.InferOutput<typeof Script>

const PaymentPage = v.object({
  scripts: v.array(Script),
  /** Addresses of frames in the page, without query and fragment. */
  frames: v.array(v.string()),
  /** Security headers of the document, without its nonce. */
  headers: v.record(v.string(), v.string()),
})

/** A payment page as a browser received it. */
export type PaymentPage = v.InferOutput<typeof PaymentPage>

const PaymentPages = v.object({ checkout: PaymentPage, confirmation: PaymentPage })
export type PaymentPages = v.InferOutput<typeof PaymentPages>

/** Null without a file. */
export function readPages(file: string): PaymentPages | null {
  if (!existsSync(file)) return null
  return v.parse(v.pipe(v.string(), v.parseJson(), PaymentPages), readFileSync(file, 'utf8'))
}

export function writePages(file: string, pages: PaymentPages): void {
  writeFileSync(file, `${JSON.stringify(pages, null, 2)}\n`)
}

/** The headers that restrict a document. Others differ between responses. */
const securityHeaders =
  /^(?:content-security-policy(?:-report-only)?|cross-origin-.*|origin-agent-cluster|permissions-policy|referrer-policy|reporting-endpoints|report-to|strict-transport-security|x-content-type-options|x-frame-options|access-control-.*)$/

/** The security headers of a response, without the nonce, which changes with every response. */
export function securityHeadersOf(headers: Iterable<[string, string]>): Record<string, string> {
  const kept = [...headers].flatMap(([name, value]): [string, string][] =>
    securityHeaders.test(name.toLowerCase())
      ? [[name.toLowerCase(), value.replaceAll(/'nonce-[^']*'/g, "'nonce-…'")]]
      : [],
  )
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** An address without parts that differ between visits or may name a visitor. */
export function plainAddress(address: string): string {
  const url = URL.parse(address)
  if (!url) return address.slice(0, 100)
  return url.origin === 'null' ? url.protocol : url.origin + url.pathname
}
