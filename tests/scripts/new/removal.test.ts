import { expect, test } from 'vitest'
import { withoutSandbox, withoutTemplate } from '#scripts/new/removal.ts'
import { repositoryFiles } from '#scripts/new/repository.ts'

const command = (file: string) => `node scripts/with-node.cjs scripts/${file}`
const files = new Map([
  [
    'package.json',
    JSON.stringify({
      name: 'shop',
      scripts: { start: command('start.ts'), bench: command('bench/bench.ts'), new: command('new/new.ts') },
    }),
  ],
  ['Dockerfile', 'COPY --from=build /shop/dist/sandbox dist/sandbox\nUSER node\n'],
  ['worker/index.ts', ''],
  ['worker/sandbox/index.ts', "import '#src/config.ts'"],
  ['worker/sandbox/README.md', ''],
  ['src/config.ts', ''],
  ['scripts/with-node.cjs', ''],
  ['scripts/start.ts', "import { demo } from './shop/demo.ts'\nimport './step.ts'"],
  ['scripts/step.ts', ''],
  [
    'scripts/shop/demo.ts',
    "import { sandboxDemo } from '../sandbox/demo.ts'\n\nexport const demo: Demo | null = sandboxDemo\n",
  ],
  [
    'scripts/drawings/demo-drawings.ts',
    "import { sandboxDrawings } from './sandbox-drawings.ts'\n\nexport const demoDrawings: Demo | null = sandboxDrawings\n",
  ],
  ['scripts/drawings/sandbox-drawings.ts', "import '#worker/sandbox/index.ts'"],
  ['scripts/sandbox/demo.ts', ''],
  [
    'scripts/bench/bench.ts',
    "import type { Size } from '#worker/sandbox/index.ts'\nimport './tally.ts'\nimport '../step.ts'",
  ],
  ['scripts/bench/tally.ts', ''],
  ['scripts/bench/README.md', ''],
  ['scripts/new/new.ts', ''],
  ['tests/config.test.ts', "import '#src/config.ts'\nimport './support/examples.ts'"],
  ['tests/cart.test.ts', "import './support/world.ts'\nimport './support/examples.ts'"],
  ['tests/support/world.ts', "import '#worker/sandbox/index.ts'\nimport './tab.ts'"],
  ['tests/support/tab.ts', ''],
  ['tests/support/examples.ts', ''],
  ['tests/journeys/buy.journey.ts', ''],
])

test('the sandbox goes, what imports it, and what only that uses', () => {
  const { gone } = withoutSandbox(files)
  expect([...gone].toSorted()).toEqual([
    'scripts/bench/README.md',
    'scripts/bench/bench.ts',
    'scripts/bench/tally.ts',
    'scripts/drawings/sandbox-drawings.ts',
    'scripts/new/new.ts',
    'scripts/sandbox/demo.ts',
    'tests/cart.test.ts',
    'tests/journeys/buy.journey.ts',
    'tests/support/tab.ts',
    'tests/support/world.ts',
    'worker/sandbox/README.md',
    'worker/sandbox/index.ts',
  ])
})

test('scripts have null where the sandbox was; package.json and Dockerfile do not name it', () => {
  const { changed } = withoutSandbox(files)
  expect(changed.get('scripts/shop/demo.ts')).toBe('export const demo: Demo | null = null\n')
  expect(changed.get('scripts/drawings/demo-drawings.ts')).toBe(
    'export const demoDrawings: Demo | null = null\n',
  )
  expect(changed.get('Dockerfile')).toBe('USER node\n')
  expect(JSON.parse(changed.get('package.json') ?? '')).toEqual({
    name: 'shop',
    scripts: { start: command('start.ts') },
  })
})

test('with the sandbox only the making of shops goes', () => {
  const { gone, changed } = withoutTemplate(files)
  expect([...gone]).toEqual(['scripts/new/new.ts'])
  expect([...changed.keys()]).toEqual(['package.json'])
  expect(changed.get('package.json')).toContain('"bench"')
})

test('of this repository the shop and its Worker stay, and nothing that stays imports what goes', () => {
  const here = repositoryFiles('.')
  const { gone, changed } = withoutSandbox(here)
  const shop = [...here.keys()].filter((path) => /^(?:src|worker|public)\//.test(path))
  expect(shop.filter((path) => gone.has(path) && !path.startsWith('worker/sandbox/'))).toEqual([])
  for (const path of ['scripts/start.ts', 'scripts/dev.ts', 'scripts/deploy/deploy.ts', 'scripts/test.ts'])
    expect([path, gone.has(path)]).toEqual([path, false])
  const texts = [...new Map([...here, ...changed])].filter(
    ([path]) => !gone.has(path) && /\.tsx?$/.test(path),
  )
  const wrong = texts.filter(([, text]) => /(?:from|import)\s*\(?\s*'[^'\n]*worker\/sandbox/.test(text))
  expect(wrong.map(([path]) => path)).toEqual([])
  const tests = texts.filter(([path]) => path.endsWith('.test.ts'))
  expect(tests.length).toBeGreaterThan(300)
})
