import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { userAgent } from '../shop/user-agent.ts'

export interface CrowdOptions {
  /** Number of concurrent visitors. */
  visitors: number
  /** Milliseconds from the first visit to the last page. */
  duration: number
  /** Average milliseconds between two pages of a visitor. */
  reading: number
}

/** Requested pages: their number by status, and milliseconds to the last byte of each. */
export interface CrowdReport {
  /** `none`: the connection ended without a response. */
  statuses: Map<number | 'none', number>
  times: number[]
}

/** Each visitor has a separate address and reads pages in sequence, no page twice until all have been read. */
export async function runCrowd(
  { origin }: { origin: string },
  pages: readonly string[],
  { visitors, duration, reading }: CrowdOptions,
): Promise<CrowdReport> {
  const report: CrowdReport = { statuses: new Map(), times: [] }
  const end = performance.now() + duration
  let next = 0
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const address = `198.51.${100 + (visitor >> 8)}.${visitor & 255}`
      await pause(Math.random() * reading)
      while (performance.now() < end) {
        const started = performance.now()
        const status = await ask(origin + (pages[next++ % pages.length] ?? '/'), address).catch(
          () => 'none' as const,
        )
        report.times.push(performance.now() - started)
        report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1)
        await pause(reading * (0.5 + Math.random()))
      }
    }),
  )
  return report
}

/** Resolves with the status. */
function ask(page: string, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': userAgent, accept: 'text/html', 'cf-connecting-ip': address }
    const request = get(page, { headers, timeout: 30_000 }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', reject)
    })
    request.once('timeout', () => request.destroy(new Error('no answer in 30 s')))
    request.once('error', reject)
  })
}
