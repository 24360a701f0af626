import * as v from 'valibot'
import { createStampBook, type StampBook, StoredBook } from './stamp-book.ts'
import { comparisonPath, SentChanges, SentNotice } from './stamp-port.ts'

/** The storage calls of the object (https://developers.cloudflare.com/durable-objects/api/storage-api/). */
export interface StampStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
}

const bookKey = 'book'

/**
 * The changes in the catalogue with their times, for all isolates: `GET ?since=` reads them, `POST` receives a notice.
 * At `comparisonPath`, `GET` reads the last comparison with the service, and `POST` keeps the next one.
 */
export class CatalogueStamps {
  readonly #storage: StampStorage
  #opened: Promise<StampBook> | null = null

  constructor({ storage }: { storage: StampStorage }) {
    this.#storage = storage
  }

  async fetch(request: Request): Promise<Response> {
    try {
      this.#opened ??= this.#open()
      const book = await this.#opened
      const { pathname, searchParams } = new URL(request.url)
      const isComparison = pathname === comparisonPath
      if (request.method === 'GET') {
        return Response.json(
          isComparison ? book.lastComparison() : book.since(Number(searchParams.get('since'))),
        )
      }
      const sent = await request.json()
      if (isComparison) {
        const compared = book.compare(v.parse(SentChanges, sent), Date.now())
        await this.#storage.put(bookKey, book.stored())
        return Response.json(compared)
      }
      const raised = book.receive(v.parse(SentNotice, sent), Date.now())
      if (raised.isFirst) await this.#storage.put(bookKey, book.stored())
      return Response.json(raised)
    } catch (error) {
      // Memory may be ahead of the storage now.
      this.#opened = null
      throw error
    }
  }

  async #open(): Promise<StampBook> {
    const stored = await this.#storage.get(bookKey)
    return createStampBook(stored === undefined ? undefined : v.parse(StoredBook, stored))
  }
}
