import { readFileSync } from 'node:fs'
import { feedPath } from '#worker/feeds/feed-files.ts'
import { sitemapFilePath } from '#worker/sitemaps/sitemap-files.ts'
import type { Shop } from '../shop/start-shop.ts'

/** A sitemap or a feed as it was read once, by a shop that had answered it before or not. */
export interface LongFile {
  path: string
  /** True if the shop had answered the same request before. */
  warm: boolean
  bytes: number
  /** Milliseconds to the first byte of the body. */
  firstByte: number
  /** Bytes of resident memory above those before the request, at most; the sandbox's own share included. */
  memory: number
}

/** Milliseconds between two looks at the memory. */
const lookEvery = 5

/** Reads a full sitemap of products and a part of a feed, each twice. Reads `/proc`, so it needs Linux. */
export async function readLongFiles(shop: Shop): Promise<LongFile[]> {
  const paths = [
    sitemapFilePath({ locale: 'en', kind: 'products', number: 1 }),
    feedPath({ market: 1, locale: 'en', number: 1 }),
  ]
  const files: LongFile[] = []
  for (const path of paths) for (const warm of [false, true]) files.push(await readFile(shop, path, warm))
  return files
}

async function readFile(shop: Shop, path: string, warm: boolean): Promise<LongFile> {
  const idle = residentBytes(shop)
  let peak = idle
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(shop))
  }, lookEvery)
  try {
    const started = performance.now()
    const { status, body } = await shop.fetch(path)
    if (status !== 200 || !body) throw new Error(`${path}: ${status}`)
    let firstByte = Number.NaN
    let bytes = 0
    for await (const chunk of body) {
      if (bytes === 0) firstByte = performance.now() - started
      bytes += chunk.length
    }
    return { path, warm, bytes, firstByte, memory: Math.max(peak, residentBytes(shop)) - idle }
  } finally {
    clearInterval(timer)
  }
}

/** Resident memory of a shop's processes; `VmRSS` of `/proc/{pid}/status`, see proc_pid_status(5). */
function residentBytes(shop: Shop): number {
  return shop.processes().reduce((sum, pid) => {
    const [, kibibytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return sum + Number(kibibytes) * 1024
  }, 0)
}
