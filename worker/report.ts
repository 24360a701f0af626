import { UpstreamError } from '#src/commerce/reply.ts'

export type Report = (error: unknown) => void

/** Says what broke and for which request; never what was asked, which may hold a token or a name. */
export function createReport(requestId: string, write: (line: string) => void = console.error): Report {
  return (error) => {
    // Where an upstream failed is in its route; a stack would say nothing more.
    const stack = error instanceof Error && !(error instanceof UpstreamError) ? { stack: error.stack } : {}
    write(JSON.stringify({ requestId, error: String(error), ...stack }))
  }
}
