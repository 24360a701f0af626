import * as v from 'valibot'

/**
 * How an error came to be known: nothing handled it (`error`, `rejection`), a boundary of React did (`caught`), or a service
 * refused a call (`status`).
 */
const kinds = ['error', 'rejection', 'caught', 'status'] as const
export type ErrorKind = (typeof kinds)[number]

/** What a page reports of an error in it. Has no address, and nothing that was typed but what a message may quote. */
export const BrowserError = v.strictObject({
  kind: v.picklist(kinds),
  name: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(1_000)),
  /** Where it was thrown, and from where that was called: files of the build with line and column. */
  stack: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20)),
  /** The trace of the request for the page (W3C Trace Context, section 3.2.2.3). */
  trace: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
})
export type BrowserError = v.InferOutput<typeof BrowserError>
