import type { KnownPackages } from './known-packages.ts'
import { isLicensed } from './licence.ts'
import { type InstalledPackages, packageId } from './lock-file.ts'

/** Licences allowed for packages that are part of the deployed shop. */
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  // Allowed for files that are used unchanged.
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])
/** Licences allowed for tools, of which no part is deployed. */
const toolLicences = new Set([...licences, 'CC-BY-4.0', 'LGPL-3.0-or-later'])

/** Days since the publication of a version: most malicious ones are noticed and withdrawn sooner. */
export const minimumAge = 7
/** Days after which known weaknesses are out of date. */
const maximumSilence = 14

/** Reasons against installing the packages, and facts to check. */
export interface Verdict {
  findings: string[]
  notes: string[]
}

/**
 * Finds faults of packages by facts known on a day (ISO 8601): weaknesses, licences, install scripts, missing digests,
 * versions younger than a week. `allowedScripts`: packages that may run a script when they are installed.
 */
export function checkPackages(
  { packages }: InstalledPackages,
  known: KnownPackages,
  allowedScripts: ReadonlySet<string>,
  today: string,
): Verdict {
  const accepted = new Set(known.accepted.filter(({ until }) => until >= today).map(({ url }) => url))
  const findings = packages.flatMap((entry) => {
    const id = packageId(entry)
    const found = (known.advisories[id] ?? [])
      .filter(({ url }) => !accepted.has(url))
      .map(({ severity, title, url }) => `${severity}: ${title} (${url})`)
    const { licence, development, optional, integrity, hasInstallScript } = entry
    if (licence === undefined) found.push('names no licence')
    else if (!isLicensed(licence, development || optional ? toolLicences : licences))
      found.push(`licence ${licence}`)
    if (!integrity?.startsWith('sha512-')) found.push('has no SHA-512 in the lock file')
    if (hasInstallScript && !allowedScripts.has(entry.name)) found.push('runs a script when it is installed')
    const published = known.published[id]
    if (published === undefined) found.push('is not known yet: npm run audit -- --refresh')
    else if (daysBetween(published, today) < minimumAge) found.push(`is younger than a week (${published})`)
    return found.map((text) => `${id}: ${text}`)
  })
  const asked = known.advisoriesAsked
  const notes = [
    ...(asked === null ? ['The registry was never asked for weaknesses: npm run audit -- --refresh'] : []),
    ...(asked !== null && daysBetween(asked, today) > maximumSilence
      ? [`The registry was last asked for weaknesses on ${asked}: npm run audit -- --refresh`]
      : []),
    ...known.accepted
      .filter(({ until }) => until < today)
      .map(({ url, until }) => `${url} was accepted until ${until}`),
  ]
  return { findings, notes }
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000
}
