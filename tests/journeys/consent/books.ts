import type { APIRequestContext } from 'playwright/test'
import * as v from 'valibot'
import type { BookName } from '#worker/sandbox/measuring/books/books.ts'

const Book = v.object({ entries: v.array(v.record(v.string(), v.unknown())) })

/** The entries of a simulated measuring service, in order of time. */
export async function readBook(request: APIRequestContext, name: BookName) {
  const response = await request.get(`/sandbox/__books/${name}`)
  return v.parse(Book, await response.json()).entries
}

const Entry = v.object({ kind: v.literal('entry'), entry: v.object({ event: v.string() }) })

/** The names of the events in the data layer, as the tag manager read them. */
export async function dataLayerEvents(request: APIRequestContext): Promise<string[]> {
  const entries = await readBook(request, 'data-layer')
  return entries.flatMap((entry) => {
    const parsed = v.safeParse(Entry, entry)
    return parsed.success ? [parsed.output.entry.event] : []
  })
}

/** The names of the events that the pixel, the advertiser's server, or Google Analytics was sent. */
export async function namesIn(
  request: APIRequestContext,
  name: 'pixel' | 'conversions' | 'ga4',
): Promise<unknown[]> {
  return (await readBook(request, name)).map((entry) => entry.name)
}

/** The possible consent answers. */
export const answers = {
  none: { statistics: false, marketing: false },
  all: { statistics: true, marketing: true },
}
