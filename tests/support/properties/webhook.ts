import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { CatalogueChange, maxNamedIds, maxWebhookAge } from '#src/commerce/contract/catalogue-webhook.ts'
import { isSignedWebhook, parseWebhookSignature } from '#worker/catalogue-stamps/webhook-signature.ts'
import { changedSubjects } from '#worker/endpoints/catalogue-webhook.ts'

interface Runs {
  numRuns: number
  seed?: number
}

const secret = fc.stringMatching(/^[\x21-\x7e]{1,40}$/)
const body = fc.uint8Array({ maxLength: 200 })
const now = 1_790_000_000

/** The changes to a notice on its way; true if it may still be accepted. */
const fates = {
  none: true,
  secret: false,
  byte: false,
  appended: false,
  time: false,
  old: false,
  early: false,
  signature: false,
  shortened: false,
} as const
const fate = fc.constantFrom(...(Object.keys(fates) as (keyof typeof fates)[]))

/** A signature that another library made is accepted, one of anything else is refused, and no header throws. */
export async function checkWebhookSignatures(runs: Runs): Promise<void> {
  const age = fc.integer({ min: -maxWebhookAge, max: maxWebhookAge })
  const property = fc.asyncProperty(
    secret,
    body,
    age,
    fate,
    fc.nat(),
    fc.string({ unit: 'binary', maxLength: 120 }),
    async (key, bytes, seconds, changed, position, hostile) => {
      const time = now - seconds + (changed === 'old' ? -1_000 : changed === 'early' ? 1_000 : 0)
      const hash = createHmac('sha256', key).update(`${time}.`).update(bytes).digest('hex')
      const sent = new Uint8Array(bytes)
      if (changed === 'byte' && sent.length > 0) sent[position % sent.length]! ^= 1 + (position % 255)
      const replaced = changed === 'appended' ? new Uint8Array([...sent, 38]) : sent
      const at = position % 64
      const other = hash[at] === '0' ? '1' : '0'
      const shown = {
        signature: hash.slice(0, at) + other + hash.slice(at + 1),
        shortened: hash.slice(0, at),
      }
      const header = `t=${changed === 'time' ? time + (position % 2 === 0 ? 1 : -1) : time},v1=${
        changed === 'signature' || changed === 'shortened' ? shown[changed] : hash
      }`
      const parsed = parseWebhookSignature(header, now * 1_000)
      const used = changed === 'secret' ? `${key}x` : key
      const isAccepted = parsed !== null && (await isSignedWebhook(parsed, replaced, used))
      const isUnchanged = fates[changed] || (changed === 'byte' && bytes.length === 0)
      if (isAccepted !== isUnchanged) throw new Error(`${changed}: ${header}`)
      const unknown = parseWebhookSignature(hostile, now * 1_000)
      if (unknown && !/^t=\d{1,12}, ?v1=[\da-f]{64}$/.test(hostile)) throw new Error(hostile)
    },
  )
  await fc.assert(property, runs)
}

const id = fc.oneof(fc.stringMatching(/^[1-9]\d{0,8}$/), fc.nat())
const ids = fc.array(id, { maxLength: 12 })
const listed = fc.record({ products: ids, categories: ids, brands: ids }, { requiredKeys: [] })
const otherKey = fc.constantFrom(
  'pricelists',
  'markets',
  'DisplayItems',
  '__proto__',
  'constructor',
  'product',
)

/** A payload names what it lists, anything else is about everything, and no body throws. */
export function checkWebhookPayloads(runs: Runs): void {
  const property = fc.property(
    listed,
    fc.option(fc.tuple(otherKey, fc.oneof(ids, fc.jsonValue()))),
    fc.oneof(fc.json(), fc.string({ unit: 'binary' })),
    fc.uint8Array({ maxLength: 60 }),
    (known, other, text, bytes) => {
      const payload = JSON.stringify(other ? Object.fromEntries([...Object.entries(known), other]) : known)
      const sent = new URLSearchParams({ other: text, payload }).toString()
      const read = changedSubjects(new TextEncoder().encode(sent))
      if (String(read) !== String(subjectsIn(payload))) throw new Error(`${payload} was read as ${read}`)
      const change = v.safeParse(CatalogueChange, text)
      if (change.success && change.output.length > maxNamedIds) throw new Error('more than a notice may name')
      changedSubjects(new Uint8Array(bytes))
      changedSubjects(new TextEncoder().encode(`payload=${text}`))
    },
  )
  fc.assert(property, runs)
}

/** The same by another way. */
function subjectsIn(payload: string): string[] {
  const fields = v.parse(v.record(v.string(), v.unknown()), JSON.parse(payload))
  const named: string[] = []
  for (const [key, value] of Object.entries(fields)) {
    if (JSON.stringify(value) === '[]') continue
    const kind = { products: 'product', categories: 'category', brands: 'brand' }[key]
    if (typeof kind !== 'string' || !Array.isArray(value)) return ['everything']
    named.push(kind, ...value.map((one) => `${kind}:${one}`))
  }
  return [...new Set(named)]
}
