import * as v from 'valibot'

/**
 * The way an error was caught: not at all (`error`, `rejection`), by a boundary of React (`caught`), or as a refused
 * call (`status`).
 */
const kinds = ['error', 'rejection', 'caught', 'status'] as const
export type ErrorKind = (typeof kinds)[number]

/** An error report of a page. It has no address, and no typed text except for quotations in a message. */
export const BrowserError = v.strictObject({
  kind: v.picklist(kinds),
  name: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(1_000)),
  /** The stack: files of the build with line and column, innermost first. */
  stack: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(20)),
  /** The trace of the request for the page (W3C Trace Context, section 3.2.2.3). */
  trace: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{32}$/))),
})
export type BrowserError = v.InferOutput<typeof BrowserError>
