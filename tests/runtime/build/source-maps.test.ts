import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceMaps } from '#scripts/build/builder.ts'
import { explain } from '#scripts/explain/source-places.ts'

const files = globSync('build/client/assets/*.js')
const readMap = (file: string) => {
  const map = join(sourceMaps, `${file}.map`)
  return existsSync(map) ? readFileSync(map, 'utf8') : null
}

test('no source map is served, and no file that is served names one', () => {
  expect(globSync('{build/client,build/server,public}/**/*.map')).toEqual([])
  const naming = globSync('build/client/**/*.{js,css}').filter((file) =>
    readFileSync(file, 'utf8').includes('sourceMappingURL'),
  )
  expect(naming).toEqual([])
})

test('every file with code of the shop has a source map', () => {
  expect(files.length).toBeGreaterThan(50)
  const unmapped = files.filter((file) => readMap(basename(file)) === null && hasCode(file))
  expect(unmapped.map((file) => basename(file).replace(/-[\w-]{8}\.js$/, ''))).toEqual(['rolldown-runtime'])
})

/** True if a file does more than re-export. Addresses of files are not code. */
function hasCode(file: string): boolean {
  const rest = readFileSync(file, 'utf8')
    .replaceAll(/(?:import|export)[^;]*(?:;|$)/g, '')
    .trim()
  return rest !== '' && !rest.startsWith('window.__reactRouterManifest')
}

/** The place of a text in the build, as an engine counts: from 1. */
function placeOf(text: string): string {
  for (const file of files) {
    const lines = readFileSync(file, 'utf8').split('\n')
    const line = lines.findIndex((code) => code.includes(text))
    if (line !== -1) return `/assets/${basename(file)}:${line + 1}:${(lines[line]?.indexOf(text) ?? 0) + 1}`
  }
  throw new Error(`${text} is in no file of the build`)
}

// In the file of the second, the build adds addresses of files before it, which source maps have to count.
test.each([
  ['webkit-masked', 'src/effects/errors/error-reporter.ts', 'foreign'],
  ['laterMessages:', 'src/start-document.ts', 'laterMessages'],
  ['unhandledrejection', 'src/effects/errors/error-reporter.ts', 'unhandledrejection'],
])('%s is found in its source, on its line', (text, source, word) => {
  const report = JSON.stringify({ name: 'TypeError', message: 'no', stack: [placeOf(text)] })
  const [, file, line] = /← ([^:]+):(\d+):\d+/.exec(explain(report, readMap)) ?? []
  expect(file).toBe(source)
  expect(readFileSync(source, 'utf8').split('\n')[Number(line) - 1]).toContain(word)
})
