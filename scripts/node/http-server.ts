import { createServer, type RequestListener, type Server } from 'node:http'

/** Limits of a public server. Times are milliseconds. */
export const serverLimits = {
  /** Bytes of request headers; more than the shop accepts, so that the shop answers. */
  headerSize: 65_536,
  /** Time from the connection, or the end of the previous request, to the end of the headers. */
  headersTime: 10_000,
  /** Time to the end of the body. */
  requestTime: 15_000,
  /** Time between two searches for requests that take longer. */
  checkInterval: 1_000,
  /** Time without a byte in either direction, as when a client does not read its page. */
  idleTime: 30_000,
  /** Concurrent connections; more are refused. */
  connections: 2_000,
}

/**
 * Answers 400 to requests whose host name a proxy in front may read differently: with several `Host` headers, or with a
 * whole address as target, which would overrule `Host`.
 */
export function createHttpServer(listener: RequestListener, limits = serverLimits): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.headerSize,
      headersTimeout: limits.headersTime,
      requestTimeout: limits.requestTime,
      connectionsCheckingInterval: limits.checkInterval,
    },
    (request, response) => {
      const { method, url = '', headersDistinct } = request
      if (!url.startsWith('/') || headersDistinct.host?.length !== 1) {
        response.writeHead(400, { connection: 'close' }).end()
      } else if (method === 'TRACE') {
        // `new Request()` throws for this method, so it is refused before one is built.
        response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
      } else listener(request, response)
    },
  )
  server.maxConnections = limits.connections
  server.setTimeout(limits.idleTime)
  return server
}
