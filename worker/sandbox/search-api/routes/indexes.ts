// Meilisearch, API reference, "Indexes": https://www.meilisearch.com/docs/reference/api/indexes

import { Hono } from 'hono'
import * as v from 'valibot'
import type { CheckoutEnv } from '../../checkout-api/env.ts'
import { Refusal } from '../refusal.ts'
import { parse } from '../requests/parse.ts'
import { flag, list, noun, texts, word } from '../requests/schema.ts'
import type { IndexRow } from '../store/index-store.ts'
import { jsonBody } from './body.ts'
import { checkedUid, indexUid, parametersOf } from './parameters.ts'

const Created = v.strictObject({ uid: word, primaryKey: v.nullish(word) }, noun('an object'))
const Changed = v.strictObject({ primaryKey: v.nullish(word), uid: v.nullish(word) }, noun('an object'))
const Swaps = list(v.strictObject({ indexes: texts, rename: v.optional(flag, false) }, noun('an object')))

const codes = {
  invalid: (field: string) =>
    field === 'uid' ? ('invalid_index_uid' as const) : ('invalid_index_primary_key' as const),
  missing: () => 'missing_index_uid' as const,
}

const wire = ({ uid, primaryKey, createdAt, updatedAt }: IndexRow) => ({
  uid,
  createdAt,
  updatedAt,
  primaryKey,
})

/** Indexes: listed, created, changed, deleted, swapped, counted. */
export function indexRoutes(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()

  app.get('/indexes', (c) => {
    const parameters = parametersOf(c, 'index', ['offset', 'limit'])
    const [offset, limit] = [parameters.count('offset', 0), parameters.count('limit', 20)]
    const all = c.var.world.search.list()
    return c.json({ results: all.slice(offset, offset + limit).map(wire), offset, limit, total: all.length })
  })

  app.post('/indexes', (c) => {
    const { uid, primaryKey = null } = parse(Created, jsonBody(c), codes)
    checkedUid(uid, 'Invalid value at `.uid`: ')
    const { search } = c.var.world
    const work = () => {
      search.create(uid, primaryKey)
      return { primaryKey }
    }
    return c.json(search.run('indexCreation', uid, work, { primaryKey }), 202)
  })

  app.get('/indexes/:uid', (c) => c.json(wire(c.var.world.search.find(indexUid(c)))))

  app.patch('/indexes/:uid', (c) => {
    const uid = indexUid(c)
    const body = jsonBody(c)
    for (const [field, code] of immutable) {
      if (v.is(v.looseObject({ [field]: v.unknown() }), body)) {
        throw new Refusal(code, `Immutable field \`${field}\`: expected one of \`primaryKey\`, \`uid\``)
      }
    }
    const { primaryKey, uid: name } = parse(Changed, body, codes)
    if (name != null) checkedUid(name, 'Invalid value at `.uid`: ')
    const { search } = c.var.world
    const details = {
      ...(primaryKey == null ? {} : { primaryKey }),
      ...(name == null ? {} : { oldIndexUid: uid, newIndexUid: name }),
    }
    const work = () => {
      const index = search.find(uid)
      if (primaryKey != null) search.setPrimaryKey(index, primaryKey)
      if (name != null && name !== uid) search.rename(index, name)
      return details
    }
    return c.json(search.run('indexUpdate', uid, work, details), 202)
  })

  app.delete('/indexes/:uid', (c) => {
    const uid = indexUid(c)
    const { search } = c.var.world
    const work = () => ({ deletedDocuments: search.remove(uid) })
    return c.json(search.run('indexDeletion', uid, work, { deletedDocuments: 0 }), 202)
  })

  app.get('/indexes/:uid/stats', (c) => {
    const { search } = c.var.world
    return c.json(search.stats(search.find(indexUid(c))))
  })

  app.get('/stats', (c) => {
    const { search } = c.var.world
    const all = search.list()
    const indexes = all.map(({ uid }) => [uid, search.stats(search.find(uid))])
    const lastUpdate =
      all
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? null
    const size = search.size()
    return c.json({
      databaseSize: size,
      usedDatabaseSize: size,
      lastUpdate,
      indexes: Object.fromEntries(indexes),
    })
  })

  app.post('/swap-indexes', (c) => {
    const swaps = parse(Swaps, jsonBody(c), {
      invalid: () => 'bad_request',
      invalidWithin: () => 'invalid_swap_indexes',
      missing: () => 'missing_swap_indexes',
    })
    checkSwaps(swaps.map(({ indexes }) => indexes))
    const { search } = c.var.world
    const work = () => {
      for (const {
        indexes: [left = '', right = ''],
        rename,
      } of swaps) {
        if (rename) search.rename(search.find(left), right)
        else search.swap(left, right)
      }
      return { swaps }
    }
    return c.json(search.run('indexSwap', null, work, { swaps }), 202)
  })

  return app
}

const immutable = [
  ['createdAt', 'immutable_index_created_at'],
  ['updatedAt', 'immutable_index_updated_at'],
] as const

function checkSwaps(swaps: readonly (readonly string[])[]): void {
  for (const uids of swaps) {
    for (const uid of uids) checkedUid(uid)
    if (uids.length === 2) continue
    const names = uids.map((uid) => `"${uid}"`).join(', ')
    const message = `Two indexes must be given for each swap. The list \`[${names}]\` contains ${uids.length} indexes.`
    throw new Refusal('invalid_swap_indexes', message)
  }
  const all = swaps.flat()
  const twice = all.find((uid, at) => all.indexOf(uid) !== at)
  if (twice === undefined) return
  const message = `Indexes must be declared only once during a swap. \`${twice}\` was specified several times.`
  throw new Refusal('invalid_swap_duplicate_index_found', message)
}
