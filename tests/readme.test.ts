import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { searchIndexSettings } from '#src/commerce/contract/search/search-index.ts'
import { variableNames } from '#worker/env.ts'
import { scripts } from '../package.json'

const readme = readFileSync('README.md', 'utf8')
const guides = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')]

test('the README names every command and every variable', () => {
  const commands = Object.keys(scripts).map((name) =>
    /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`,
  )
  expect(commands.filter((command) => !new RegExp(`${command}(?![\\w:-])`).test(readme))).toEqual([])
  expect(variableNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test.each(guides)('%s names no file and no command that does not exist', (guide) => {
  const text = readFileSync(guide, 'utf8')
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
  const files = [...text.matchAll(/`((?:src|worker|tests|scripts|public)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  )
  expect(files.filter((path) => !existsSync(path))).toEqual([])
})

test('the README gives the settings of the search index', () => {
  const [, settings = ''] = /```json\n(\{\s+"filterableAttributes"[^`]*)```/.exec(readme) ?? []
  const { synonyms, ...common } = searchIndexSettings
  expect(JSON.parse(settings)).toEqual(common)
  expect(readme).toContain('`synonyms`')
  expect(synonyms.käfer).toEqual(['beetle'])
})
