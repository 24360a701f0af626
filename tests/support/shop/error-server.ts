import { type EnvelopeItem, parseEnvelope } from '#worker/sandbox/measuring/errors/envelope.ts'
import { countries, createEdge, type EdgeOptions } from './test-edge.ts'

/** The address of the error server of `createReportingEdge`. */
export const errorDsn = 'https://0123456789abcdef@shop.test/sandbox/errors/7'

interface Options extends EdgeOptions {
  /** The error server's answer. */
  answer?: () => Response | Promise<Response>
}

/** The edge with an error server, and what that was sent. */
export function createReportingEdge({ upstream, variables, answer, ...options }: Options = {}) {
  const requests: Request[] = []
  const bodies: string[] = []
  const edge = createEdge({
    ...options,
    variables: { ERROR_DSN: errorDsn, ...variables },
    upstream: async (request) => {
      if (!new URL(request.url).pathname.startsWith('/errors/'))
        return upstream ? upstream(request) : Response.json(countries)
      requests.push(request)
      bodies.push(await request.text())
      return answer?.() ?? Response.json({})
    },
  })
  const items = (): EnvelopeItem[] =>
    bodies.flatMap((body) => parseEnvelope(new TextEncoder().encode(body))?.items ?? [])
  return {
    ...edge,
    requests,
    bodies,
    /** The reports of a kind: `event` or `transaction`. */
    async reported(kind: string) {
      await edge.settle()
      return items()
        .filter(({ type }) => type === kind)
        .map(({ text }): unknown => JSON.parse(text))
    },
  }
}
