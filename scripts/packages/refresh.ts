import { execFile } from 'node:child_process'
import * as v from 'valibot'
import type { Advisory, KnownPackages } from './known-packages.ts'
import { type InstalledPackages, packageId } from './lock-file.ts'

const Via = v.object({ url: v.string(), severity: v.string(), title: v.string() })

/** The output of `npm audit --json`: for each package its weaknesses, or the names of packages that have them. */
const AuditReport = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ via: v.array(v.union([Via, v.string()])), nodes: v.array(v.string()) }),
  ),
})

const Times = v.record(v.string(), v.string())

/**
 * Queries weaknesses of all installed packages, and dates of unknown versions. Throws with npm's message on failure.
 */
export async function refreshKnownPackages(
  installed: InstalledPackages,
  known: KnownPackages,
  today: string,
): Promise<KnownPackages> {
  const published = await publishedDays(installed, known)
  return {
    ...known,
    published,
    advisoriesAsked: today,
    advisories: advisoriesOf(installed, await npm('audit', '--json')),
  }
}

/** Reads the output of `npm audit --json`. */
export function advisoriesOf({ packages }: InstalledPackages, printed: string): Record<string, Advisory[]> {
  const { vulnerabilities } = v.parse(v.pipe(v.string(), v.parseJson(), AuditReport), printed)
  const found = packages.map((entry): [string, Advisory[]] => [
    packageId(entry),
    Object.values(vulnerabilities)
      .filter(({ nodes }) => nodes.some((path) => entry.paths.includes(path)))
      .flatMap(({ via }) => via.flatMap((weakness) => (typeof weakness === 'string' ? [] : [weakness]))),
  ])
  return Object.fromEntries(found.filter(([, advisories]) => advisories.length > 0))
}

/** Known versions are not requested again. */
export async function publishedDays(
  { packages }: InstalledPackages,
  known: Pick<KnownPackages, 'published'>,
): Promise<Record<string, string>> {
  const days: [string, string][] = []
  for (const entry of packages) {
    const id = packageId(entry)
    const day = known.published[id] ?? (await publishedDay(entry))
    if (day !== undefined) days.push([id, day])
  }
  return Object.fromEntries(days)
}

async function publishedDay({ name, version }: { name: string; version: string }) {
  const times = v.parse(v.pipe(v.string(), v.parseJson(), Times), await npm('view', name, 'time', '--json'))
  return times[version]?.slice(0, 10)
}

/** npm exits with 1 after a finding, and prints its output nevertheless. */
function npm(...args: string[]): Promise<string> {
  const options = { shell: process.platform === 'win32', maxBuffer: 100_000_000 }
  return new Promise((resolve, reject) => {
    execFile('npm', args, options, (error, output, errors) => {
      if (error && (error.code !== 1 || !output.includes('"vulnerabilities"')))
        reject(new Error(`npm ${args.join(' ')}: ${errors || error.message}`))
      else resolve(output)
    })
  })
}
