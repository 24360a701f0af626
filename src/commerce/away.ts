import { UpstreamError } from './reply.ts'

/** Whether a service is away, which was told where it was found out. Any other fault is one of our own. */
export function isAway(error: unknown): boolean {
  return error instanceof Response || error instanceof UpstreamError
}
