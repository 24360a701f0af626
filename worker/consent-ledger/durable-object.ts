import * as v from 'valibot'
import { consentLedger as limits } from '../limits.ts'
import { ConsentEntries, ConsentEntry, withEntry } from './consent-ledger.ts'

const entriesKey = 'entries'

export interface LedgerStorage {
  get(key: string): Promise<unknown>
  put(key: string, value: unknown): Promise<void>
  setAlarm(time: number): Promise<void>
  deleteAll(): Promise<void>
}

/** The answers of one visitor, named by the hash of their key. They are deleted when none need be proved any more. */
export class ConsentLedger {
  readonly #storage: LedgerStorage

  constructor({ storage }: { storage: LedgerStorage }) {
    this.#storage = storage
  }

  async fetch(request: Request): Promise<Response> {
    if (request.method === 'GET') return Response.json(await this.#read())
    if (request.method === 'DELETE') await this.#storage.deleteAll()
    else {
      const entry = v.parse(ConsentEntry, await request.json())
      await this.#storage.put(entriesKey, withEntry(await this.#read(), entry))
      await this.#storage.setAlarm(Date.now() + limits.lifetime)
    }
    return Response.json(true)
  }

  async alarm(): Promise<void> {
    await this.#storage.deleteAll()
  }

  async #read(): Promise<ConsentEntry[]> {
    return v.parse(ConsentEntries, (await this.#storage.get(entriesKey)) ?? [])
  }
}
