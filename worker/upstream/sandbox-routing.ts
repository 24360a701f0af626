import type { Fetch } from '#src/commerce/http.ts'
import type { Bindings } from '../env.ts'

const sandboxPath = '/sandbox'
/** A truly foreign origin for browsers, on the same port. */
const sandboxHost = 'sandbox.localhost'

export function isSandbox(url: URL, publicOrigin: string): boolean {
  if (url.hostname === sandboxHost) return true
  return startsWithSandbox(url) && url.origin === publicOrigin
}

function startsWithSandbox({ pathname }: URL): boolean {
  return pathname === sandboxPath || pathname.startsWith(`${sandboxPath}/`)
}

export function forSandbox(request: Request): Request {
  const url = new URL(request.url)
  if (startsWithSandbox(url)) url.pathname = url.pathname.slice(sandboxPath.length) || '/'
  return new Request(url, request)
}

export function routeFetch({ SANDBOX }: Bindings, publicOrigin: string): Fetch {
  return (request) =>
    SANDBOX && isSandbox(new URL(request.url), publicOrigin)
      ? SANDBOX.fetch(forSandbox(request))
      : fetch(request)
}
