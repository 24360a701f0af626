import type { Refusal } from './refusal.ts'

/** The latest version, and when each ends that has not (ISO 8601). */
const latest = 'v26.0'
const ends: Record<string, string> = {
  'v21.0': '2027-01-21',
  'v22.0': '2027-05-20',
  'v23.0': '2027-10-08',
  'v24.0': '2028-02-18',
  'v25.0': '2028-07-29',
}

/** Why a version is not answered at this time; null: it is. */
export function validateVersion(version: string, now: number): Refusal | null {
  if (version === latest) return null
  const end = Object.hasOwn(ends, version) ? ends[version] : undefined
  if (end !== undefined && now < Date.parse(end)) return null
  return Number(version.slice(1)) < Number(latest.slice(1))
    ? {
        message: `(#2635) You are calling a deprecated version. Please update to the latest version: ${latest}.`,
        code: 2635,
      }
    : { message: `Unknown path components: /${version}`, code: 2500 }
}
