import * as v from 'valibot'
import { parseWith, VariablesError } from '#worker/env.ts'
import { isLoopback } from '#worker/loopback.ts'
import type { S3Credentials } from './s3-signature.ts'

/** A bucket of an S3-compatible service. */
export interface S3Settings extends S3Credentials {
  /** The bucket's path-style address, without a slash at its end. */
  address: string
}

const Variables = v.object({
  CAR_PHOTOS_S3: v.pipe(
    v.string(),
    v.check(
      isBucketAddress,
      'the https address of a bucket such as https://s3.example/photos, without credentials and query; http only on this machine',
    ),
    v.transform((text) => text.replace(/\/$/, '')),
  ),
  CAR_PHOTOS_S3_REGION: v.pipe(
    v.optional(v.string(), 'us-east-1'),
    v.regex(/^[a-z0-9-]{1,40}$/, 'the name of a region such as eu-north-1'),
  ),
  CAR_PHOTOS_S3_KEY: v.pipe(v.string(), v.regex(/^[\w.-]{3,128}$/, 'the id of an access key')),
  CAR_PHOTOS_S3_SECRET: v.pipe(
    v.string(),
    v.regex(/^[\x21-\x7e]{8,256}$/, '8 to 256 characters of printable ASCII without spaces'),
  ),
})

/**
 * Reads the variables of the bucket under Node, of which empty ones count as absent; null if no bucket is named. Throws a
 * `VariablesError`, whose sentences contain names and no values.
 */
export function readS3Settings(variables: Record<string, string | undefined>): S3Settings | null {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  if (set.CAR_PHOTOS_S3 === undefined) {
    const alone = Object.keys(Variables.entries).find((name) => set[name] !== undefined)
    if (alone === undefined) return null
    throw new VariablesError(`The variable ${alone} is set, but CAR_PHOTOS_S3 is not.`)
  }
  if (set.CAR_PHOTOS !== undefined)
    throw new VariablesError(
      'CAR_PHOTOS and CAR_PHOTOS_S3 are both set: photos of cars are kept in one place only.',
    )
  const parsed = parseWith(Variables, set)
  return {
    address: parsed.CAR_PHOTOS_S3,
    region: parsed.CAR_PHOTOS_S3_REGION,
    keyId: parsed.CAR_PHOTOS_S3_KEY,
    secret: parsed.CAR_PHOTOS_S3_SECRET,
  }
}

function isBucketAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || text !== `${url.origin}${url.pathname}`) return false
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
  return isSafe && /^(?:\/[\w.-]+)+\/?$/.test(url.pathname)
}
