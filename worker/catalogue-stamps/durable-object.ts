import * as v from 'valibot'
import { createStampBook, type StampBook, StoredBook } from './stamp-book.ts'
import { SentNotice } from './stamp-port.ts'

/** The storage calls of the object (https://developers.cloudflare.com/durable-objects/api/storage-api/). */
export interface StampStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
}

const bookKey = 'book'

/** What has changed in the catalogue and when, for all isolates: `GET ?since=` reads it, `POST` receives a notice. */
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
      if (request.method === 'GET') {
        const { searchParams } = new URL(request.url)
        return Response.json(book.since(Number(searchParams.get('since'))))
      }
      const raised = book.receive(v.parse(SentNotice, await request.json()), Date.now())
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
