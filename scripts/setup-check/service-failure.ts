import { UpstreamError } from '#src/commerce/reply.ts'
import { defect, type Finding } from './finding.ts'
import type { Service } from './services.ts'

/** A call of a service has failed, so a check could not be finished. */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure'
  readonly service: Service
  readonly failure: UpstreamError

  constructor(service: Service, failure: UpstreamError) {
    super(`${service.name}: ${failure.message}`, { cause: failure })
    this.service = service
    this.failure = failure
  }
}

/** Runs calls of a service. An `UpstreamError` of theirs becomes a `ServiceFailure`. */
export async function callsOf<T>(service: Service, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UpstreamError) throw new ServiceFailure(service, error)
    throw error
  }
}

/** Says what a failed call means, and which variable to look at. */
export function explainFailure({ service, failure }: ServiceFailure): Finding {
  const { name, origin, addressVariable, keyVariable } = service
  const { breakage, status = 0, route } = failure
  if (breakage === 'network') {
    return defect(
      `${name} cannot be reached at ${origin}.`,
      `Compare ${addressVariable} with its address, and make sure that it runs and that this machine may call it.`,
    )
  }
  if (breakage === 'timeout') return defect(`${name} does not answer ${route} in time.`, 'Try again later.')
  if (status === 401 || status === 403) {
    return keyVariable === null
      ? defect(
          `${name} refuses the shop (status ${status}).`,
          'See the finding on the shop’s origin, and whether its plugin is active.',
        )
      : defect(
          `${name} refuses the key in ${keyVariable} (status ${status}).`,
          `Put the key that ${origin} expects into ${keyVariable}.`,
        )
  }
  if (status === 429 || status >= 500) {
    return defect(`${name} fails: status ${status} for ${route}.`, 'Try again, and look at its own log.')
  }
  return defect(
    `${name} does not answer ${route} as documented (${breakage}${status > 0 ? `, status ${status}` : ''}).`,
    `Make sure that ${addressVariable} is its base address, as in docs/commerce.md.`,
  )
}
