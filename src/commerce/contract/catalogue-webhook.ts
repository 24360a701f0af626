// Centra, "Webhook plugin": https://docs.centra.com/plugins/webhooks

import * as v from 'valibot'
import { type Subject, subjectOf } from './catalogue/subject.ts'

/** The address at which the shop receives notices of changes in the catalogue. */
export const catalogueWebhookPath = '/api/catalogue-webhook'

/**
 * The header that proves that a notice comes from the service: `t={seconds since 1970},v1={signature}`. The signature is
 * the HMAC-SHA-256 of `{seconds since 1970}.{body}` with the shared secret, in hexadecimal. A notice is refused if its
 * signature does not match, or its time differs by more than `maxWebhookAge` seconds.
 */
export const webhookSignatureHeader = 'x-centra-signature'
export const maxWebhookAge = 300

/** Beyond it, a notice counts as one of everything. */
export const maxNamedIds = 2_000

/** The keys of a notice with ids of the catalogue. Any other, such as price lists, is about everything. */
const kinds = [
  ['products', 'product'],
  ['categories', 'category'],
  ['brands', 'brand'],
] as const

const Ids = v.pipe(
  v.array(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
  v.everyItem((id) => id.length <= 64),
)

/**
 * The field `payload` of a notice, `{"products":["52"],"categories":["14"]}`, as the subjects that have changed; empty if
 * it names nothing. What cannot be read may be anything, so it counts as everything.
 */
export const CatalogueChange = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.unknown()),
  v.transform((payload): Subject[] => {
    const subjects = new Set<Subject>()
    for (const [key, named] of Object.entries(payload)) {
      if (Array.isArray(named) && named.length === 0) continue
      const kind = kinds.find(([name]) => name === key)?.[1]
      const ids = v.safeParse(Ids, named)
      if (!kind || !ids.success) return ['everything']
      subjects.add(kind)
      for (const id of ids.output) subjects.add(subjectOf(kind, id))
    }
    return subjects.size > maxNamedIds ? ['everything'] : [...subjects]
  }),
)
