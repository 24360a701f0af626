import * as v from 'valibot'
import { BrowserError } from '#src/commerce/contract/browser-error.ts'
import { errorName, ownPositions, scrubMessage } from '../../scrub-error.ts'

export function isErrorType(contentType: string): boolean {
  return /^application\/json(?:;|$)/i.test(contentType)
}

export function parseBrowserError(body: string): BrowserError | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BrowserError), body)
  if (!parsed.success) return null
  const { kind, name, message, stack, trace } = parsed.output
  return {
    kind,
    name: errorName(name),
    message: scrubMessage(message),
    stack: ownPositions(stack),
    ...(trace === undefined ? {} : { trace }),
  }
}
