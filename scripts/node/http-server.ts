import { createServer, type RequestListener, type Server } from 'node:http'

/** Limits of a server that anybody may connect to. Times are milliseconds. */
export const serverLimits = {
  /** Bytes of request headers; more than the shop accepts, so that the shop answers. */
  headerSize: 65_536,
  /** From the connection, or the end of the request before, to the end of the headers. */
  headersTime: 10_000,
  /** To the end of the body. */
  requestTime: 15_000,
  /** Between two looks for requests that take longer. */
  checkInterval: 1_000,
  /** Without a byte in either direction, as when a client does not read its page. */
  idleTime: 30_000,
  /** Open at once; more are refused. */
  connections: 2_000,
}

/**
 * Creates an HTTP server that ends requests and connections beyond its limits, and answers 400 to requests whose host name a
 * proxy in front may read otherwise: with several `Host` headers, or with a whole address as target, which would count more
 * than `Host`.
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
