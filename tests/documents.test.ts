import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { variablesPage } from '#scripts/docs/variables-page.ts'
import { searchIndexSettings } from '#src/commerce/contract/search/search-index-settings.ts'
import { zones } from '#src/zones.ts'
import { secretNames, variableNames } from '#worker/env.ts'
import * as limits from '#worker/limits.ts'
import { definitions } from '#worker/metrics/metrics.ts'
import { scripts, version } from '../package.json'

const read = (path: string) => readFileSync(path, 'utf8')
const documents = globSync([
  '*.md',
  'docs/**/*.md',
  'src/**/README.md',
  'worker/**/README.md',
  'scripts/**/README.md',
  'tests/**/README.md',
])

/** The text without blocks of code. */
const prose = (text: string) => text.replaceAll(/^ *```.*?^ *```/gms, '')

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(path: string): string[] {
  return [...prose(read(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

describe.each(documents)('the page %s', (path) => {
  const text = prose(read(path))

  test('leads to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)].map(
      ([, link, source]) => link ?? source ?? '',
    )
    const broken = links
      .filter((link) => !/^(?:https?|mailto):/.test(link))
      .filter((link) => {
        const [file = '', anchor] = link.split('#')
        const target = file === '' ? path : join(dirname(path), file)
        return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
      })
    expect(broken).toEqual([])
  })

  test('names no file and no command that does not exist', () => {
    const commands = [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const files = [...text.matchAll(/`((?:src|worker|tests|scripts|public|docs)\/[\w./-]*)`/g)].map(
      ([, file = '']) => file,
    )
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})

test.each([
  ['README.md', 160],
  ['CONTRIBUTING.md', 120],
])('%s has at most %i lines', (path, most) => {
  expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(most)
})

test('every command starts a file that exists', () => {
  const files = Object.values(scripts).flatMap((command) => command.match(/scripts\/[\w./-]+/g) ?? [])
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the README leads to every page of docs/', () => {
  const pages = globSync('docs/*.md').filter((page) => !read('README.md').includes(`(${page})`))
  expect(pages).toEqual([])
})

test('the page of commands has a row for every script, and for no other', () => {
  const rows = read('docs/commands.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ')[0] ?? '')
  const named = rows.flatMap((cell) =>
    [...cell.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('the page of variables is the one that npm run docs writes', () => {
  expect(read('docs/variables.md')).toBe(variablesPage(read))
})

test('every variable, binding and section has its comment', () => {
  const rows = read('docs/variables.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(rows.filter((row) => row.endsWith('|  |'))).toEqual([])
  expect(rows.length).toBeGreaterThan(40)
})

test('the example of local variables names only those there are, and gives no secret', () => {
  const example = parseEnv(read('.dev.vars.example'))
  expect(Object.keys(example).filter((name) => !variableNames.includes(name))).toEqual([])
  expect(secretNames.filter((name) => example[name])).toEqual([])
})

test('the changelog says what is new in this version', () => {
  const [, newest] = /^## (\d\S*) \(\d{4}-\d{2}-\d{2}\)$/m.exec(read('CHANGELOG.md')) ?? []
  expect(newest).toBe(version)
})

test('the page of search gives the settings of the index', () => {
  const page = read('docs/search.md')
  const [, settings = ''] = /```json\n(\{\s+"filterableAttributes"[^`]*)```/.exec(page) ?? []
  const { synonyms, ...common } = searchIndexSettings
  expect(JSON.parse(settings)).toEqual(common)
  expect(page).toContain('`synonyms`')
  expect(synonyms.käfer).toEqual(['beetle'])
})

describe('the page of operations', () => {
  const page = read('docs/operations.md')

  test('names bounds that stand in worker/limits.ts', () => {
    const cells = page
      .split('\n')
      .filter((line) => line.startsWith('| `/'))
      .map((line) => line.split(' | ')[2] ?? '')
    const bounds = cells.flatMap((cell) => [...cell.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name))
    const all = { ...limits.callBudgets.network, ...limits }
    const unknown = bounds.filter((bound) => {
      const [name = '', form] = bound.split('.')
      return !(name in all) || (form !== undefined && !(form in limits.slowAttempts))
    })
    expect(unknown).toEqual([])
    expect(bounds.length).toBeGreaterThan(cells.length / 2)
  })

  test('has every metric with its labels', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `shop_'))
    for (const [name, { labels }] of Object.entries(definitions)) {
      const row = rows.find((line) => line.split(' | ')[0]?.includes(`\`${name}\``)) ?? ''
      expect([name, row.split(' | ')[1]]).toEqual([name, labels.map((label) => `\`${label}\``).join(', ')])
    }
  })

  test('has every line of the log', () => {
    const events = [...read('worker/log.ts').matchAll(/event: ('[a-z-]+'(?: \| '[a-z-]+')*)/g)]
      .flatMap(([, names = '']) => names.split(' | '))
      .map((name) => name.slice(1, -1))
    expect(events.filter((event) => !page.includes(`\`${event}\``))).toEqual([])
    expect(events.length).toBeGreaterThan(10)
  })
})

describe('the page of the architecture', () => {
  const page = read('docs/architecture.md')

  test('has the steps of a request in the order of worker/app.ts', () => {
    const [, chain = ''] = /new Hono<Edge>\(\)(.*?)\.onError/s.exec(read('worker/app.ts')) ?? []
    const steps = [...chain.matchAll(/\.use\((\w+)/g)].map(([, name = '']) => name)
    const told = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name)
    expect(told.filter((name) => steps.includes(name))).toEqual(steps)
    expect(steps.length).toBeGreaterThan(5)
  })

  test('has every zone', () => {
    expect(zones.filter((zone) => !page.includes(`\n| \`${zone}\` |`))).toEqual([])
  })

  test('has every feature, and every room of features, effects and the edge', () => {
    const roomsOf = (folder: string) =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    const rooms = page.slice(page.indexOf('\n## Rooms'))
    const features = roomsOf('src/features')
    const missing = [
      ...features.filter((feature) => !rooms.includes(`| \`${feature}\` |`)),
      ...features.flatMap((feature) => {
        const row = rooms.split('\n').find((line) => line.startsWith(`| \`${feature}\` |`)) ?? ''
        return roomsOf(`src/features/${feature}`)
          .filter((room) => !row.includes(`\`${room}/\``))
          .map((room) => `${feature}/${room}`)
      }),
      ...['src/effects', 'worker'].flatMap((folder) => {
        const rows = rooms.split('\n').filter((line) => line.startsWith(`| \`${folder}/`))
        return roomsOf(folder)
          .filter((room) => !rows.some((row) => row.includes(`${room}/`)))
          .map((room) => `${folder}/${room}`)
      }),
    ]
    expect(missing).toEqual([])
  })
})

describe('the decisions', () => {
  const pages = globSync('docs/decisions/[0-9]*.md').toSorted()

  test('are numbered without gaps, and each is in the list', () => {
    const list = read('docs/decisions/README.md')
    const names = pages.map((page) => page.slice('docs/decisions/'.length))
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, at) => at + 1))
    expect(names.filter((name) => !list.includes(`(${name})`))).toEqual([])
  })

  test.each(pages)('%s has context, decision and consequences', (page) => {
    const headings = [...read(page).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Context', 'Decision', 'Consequences'])
  })
})
