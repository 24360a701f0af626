import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sourceMaps } from '../build/builder.ts'
import { explain } from './source-places.ts'

/**
 * Finds the source lines of a reported error: `npm run explain -- report.json`, or the report in the standard input.
 * The build must be the one that the error comes from.
 */
const [file] = process.argv.slice(2)
const report = readFileSync(file ?? process.stdin.fd, 'utf8')

console.log(
  explain(report, (name) => {
    const map = join(sourceMaps, `${basename(name)}.map`)
    return existsSync(map) ? readFileSync(map, 'utf8') : null
  }),
)
