import { UpstreamError } from './reply.ts'

/** Whether a service failed, which was told where it was found out. Any other fault is one of our own. */
export function isServiceFailure(error: unknown): boolean {
  return error instanceof Response || error instanceof UpstreamError
}
