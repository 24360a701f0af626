import { userAgent } from '../shop/user-agent.ts'

export interface Visit {
  path: string
  status: number
  heading: string
  /** The document was complete. */
  whole: boolean
  /** Some of its data was stale. */
  stale: boolean
  retryAfter: string | null
  cache: string | null
  milliseconds: number
}

/** Requests a page as a browser does and reads it completely. */
export async function visit(origin: string, path: string): Promise<Visit> {
  const started = performance.now()
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'user-agent': userAgent, accept: 'text/html' },
    signal: AbortSignal.timeout(15_000),
  })
  const html = await response.text()
  const { status, headers } = response
  return {
    path,
    status,
    heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '',
    whole: /<\/html>\s*$/.test(html),
    stale: /detail=(renewing|upstream-failed)/.test(headers.get('cache-status') ?? ''),
    retryAfter: headers.get('retry-after'),
    cache: headers.get('cache-control'),
    milliseconds: performance.now() - started,
  }
}

/** Visits pages one after the other, so that times are those of a single visitor. */
export async function visitAll(origin: string, paths: string[]): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const path of paths) visits.push(await visit(origin, path))
  return visits
}
