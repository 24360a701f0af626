import { expect, test } from 'vitest'
import { trimDocument } from '#scripts/new/documents.ts'

const files = new Set(['src', 'src/config.ts', 'docs', 'docs/hosting.md'])
const repository = {
  hasFile: (path: string) => files.has(path),
  hasCommand: (name: string) => name === 'build',
}
const trim = (text: string) => trimDocument('docs/page.md', text, repository)

test('a document that names only what there is stays as it is', () => {
  const text = `# Page

See \`src/config.ts\`, [hosting](hosting.md#node) and
<https://example.org>. Run \`npm run build\`.

| Command | Effect |
| --- | --- |
| \`npm run build\` | builds |

- one
- two
`
  expect(trim(text)).toBe(text)
})

test('a sentence that names a lost file, page or command goes, and the others stay', () => {
  expect(trim('First. The sandbox is in `worker/sandbox/`. Last.\n')).toBe('First. Last.\n')
  expect(trim('First. See [its README](../worker/sandbox/README.md). Last.\n')).toBe('First. Last.\n')
  expect(trim('First. Then `npm run bench`\nmeasures it.\n\nNext.\n')).toBe('First.\n\nNext.\n')
})

test('a paragraph goes if its first sentence does', () => {
  expect(trim('Before.\n\nSee `worker/sandbox/`. It is large.\n\nAfter.\n')).toBe('Before.\n\nAfter.\n')
})

test('an item of a list goes, or keeps its indent', () => {
  expect(trim('- one\n- see `worker/sandbox/`\n- three\n')).toBe('- one\n- three\n')
  const words = `${'word '.repeat(40)}end.`
  const lines = trim(`- ${words} See \`worker/sandbox/\`.\n- two\n`).split('\n')
  expect(lines.map((line) => line.slice(0, 6))).toEqual(['- word', '  word', '- two', ''])
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(128)
})

test('a row goes with what it is about, and a table with its last row', () => {
  const head = '| Command | Effect |\n| --- | --- |\n'
  expect(trim(`${head}| \`npm run bench\` | measures |\n| \`npm run build\` | builds |\n`)).toBe(
    `${head}| \`npm run build\` | builds |\n`,
  )
  expect(trim(`Before.\n\n${head}| \`npm run bench\` | measures |\n\nAfter.\n`)).toBe('Before.\n\nAfter.\n')
})

test('a heading goes with all that is below it', () => {
  expect(trim('# Page\n\n## Speed\n\nSee `scripts/bench/bench.ts`.\n\n## Rest\n\nText.\n')).toBe(
    '# Page\n\n## Rest\n\nText.\n',
  )
  expect(trim('# Page\n\nText.\n\n## Speed\n\nSee `scripts/bench/bench.ts`.\n')).toBe('# Page\n\nText.\n')
})

test('in a row about several things only the lost ones go', () => {
  expect(
    trim('| `npm run build`, `npm run bench` | see [there](../gone.md) | `tests/gone.test.ts` |\n'),
  ).toBe('| `npm run build` | see there | – |\n')
  expect(trim('| `npm run build` | builds; see [there](../gone.md) |\n')).toBe(
    '| `npm run build` | builds |\n',
  )
  expect(trim('| add a fault | its shape in `worker/sandbox/`; a test |\n')).toBe('')
})

test('lines of code with a lost command go', () => {
  expect(trim('```sh\nnpm run build\nnpm run bench\n```\n')).toBe('```sh\nnpm run build\n```\n')
})
