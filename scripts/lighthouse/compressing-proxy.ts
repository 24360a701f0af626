import { createServer, request, type Server } from 'node:http'
import { createGzip } from 'node:zlib'

const compressible = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/

/** A proxy that compresses like Cloudflare: text is gzipped without waiting for the whole response. */
export function compressingProxy({ port, target }: { port: number; target: number }): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const onward = request(
      { host: '127.0.0.1', port: target, method: incoming.method, path: incoming.url, headers },
      (reply) => {
        const { 'content-length': length, ...replied } = reply.headers
        const status = reply.statusCode ?? 502
        if (!compressible.test(replied['content-type'] ?? '')) {
          outgoing.writeHead(status, {
            ...replied,
            ...(length === undefined ? {} : { 'content-length': length }),
          })
          reply.pipe(outgoing)
          return
        }
        outgoing.writeHead(status, { ...replied, 'content-encoding': 'gzip', vary: varyOn(replied.vary) })
        const gzip = createGzip({ level: 6 })
        reply.on('data', () => gzip.flush())
        reply.pipe(gzip).pipe(outgoing)
      },
    )
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  return new Promise((resolve, reject) => {
    proxy.once('error', reject)
    proxy.listen(port, '127.0.0.1', () => resolve(proxy))
  })
}

function varyOn(vary: string | undefined): string {
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding'
}
