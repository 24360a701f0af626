import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'

const files = globSync('{src,worker}/**/*.{ts,tsx}')

/** Below a feature are those it may import; what needs two that do not know each other is composed in a route. */
const features: Record<string, string[]> = {
  region: [],
  form: [],
  garage: ['form', 'region'],
  newsletter: ['form'],
  support: ['form'],
  consent: [],
  content: [],
  guarantee: [],
  catalogue: ['region', 'garage', 'guarantee'],
  account: ['form', 'region', 'garage'],
  cart: ['catalogue', 'region', 'garage'],
  'stock-notice': ['cart', 'catalogue'],
  wishlist: ['catalogue', 'region'],
  compare: ['wishlist', 'catalogue', 'region', 'garage'],
  search: ['catalogue', 'region', 'garage'],
  'quick-order': ['cart', 'search', 'catalogue', 'region', 'garage'],
  orders: ['form', 'cart', 'catalogue', 'region', 'garage', 'guarantee'],
  checkout: ['orders', 'cart', 'wishlist', 'search', 'catalogue', 'region', 'garage', 'guarantee'],
  shell: [
    'form',
    'checkout',
    'orders',
    'cart',
    'wishlist',
    'compare',
    'search',
    'catalogue',
    'region',
    'account',
    'support',
    'newsletter',
    'consent',
    'garage',
  ],
}

const ground = [
  'brand',
  'config',
  'consent',
  'cookie',
  'locale-prefix',
  'measuring-services',
  'paths',
  'personal-data',
  'picture-source',
  'shop',
  'visit',
  'zones',
].map((name) => `src/${name}.ts`)
const rooms = ['src/commerce', 'src/effects', 'src/forms', 'src/i18n', 'src/ui']

/** The permitted imports of each floor; the most specific row counts. */
const mayImport: [floor: string, targets: string[]][] = [
  ['src/commerce/contract', ['src/commerce/contract']],
  ['src/commerce/content', ['src/commerce', 'src/i18n/locales.ts']],
  ['src/commerce', ['src/commerce', 'src/bounded-body.ts', 'src/config.ts', 'src/cookie.ts']],
  [
    'src/effects',
    [
      'src/effects',
      'src/commerce/contract',
      'src/config.ts',
      'src/consent.ts',
      'src/cookie.ts',
      'src/measuring-services.ts',
      'src/locale-prefix.ts',
      'src/paths.ts',
      'src/personal-data.ts',
      'src/zones.ts',
    ],
  ],
  ['src/forms', ['src/forms', 'src/bounded-body.ts', 'src/i18n']],
  ['src/i18n', ['src/i18n']],
  ['src/ui', ['src/ui', 'src/picture-source.ts', 'src/commerce/contract/catalogue/media/picture-files.ts']],
  ['src/bounded-body.ts', []],
  ['src/brand.ts', []],
  ['src/config.ts', []],
  ['src/consent.ts', ['src/config.ts', 'src/cookie.ts']],
  ['src/cookie.ts', []],
  ['src/measuring-services.ts', []],
  ['src/personal-data.ts', []],
  ['src/paths.ts', ['src/i18n/locales.ts']],
  ['src/picture-source.ts', ['src/commerce/contract', 'src/config.ts']],
  ['src/locale-prefix.ts', ['src/i18n/locales.ts']],
  ['src/zones.ts', []],
  [
    'src/shop.ts',
    ['src/commerce', 'src/config.ts', 'src/consent.ts', 'src/effects', 'src/i18n', 'src/picture-source.ts'],
  ],
  ['src/visit.ts', ['src/commerce', 'src/effects', 'src/i18n']],
  ...Object.entries(features).map(([feature, below]): [string, string[]] => [
    `src/features/${feature}`,
    [...[feature, ...below].map((name) => `src/features/${name}`), ...rooms, ...ground],
  ]),
  ['src/route-policies.ts', []],
  ['src/routes.ts', []],
  ['src/routes', ['src/routes', 'src/features', ...rooms, ...ground]],
  ['src', ['src']],
  [
    'worker/sandbox/demo-catalogue',
    [
      'worker/sandbox/demo-catalogue',
      'src/brand.ts',
      'src/commerce/contract/catalogue/price-endings.ts',
      'src/commerce/contract/search',
      'src/i18n/locales.ts',
      'src/i18n/attribute-facts.ts',
      'src/i18n/brakes.ts',
      'src/i18n/colon.ts',
      'src/i18n/size-code.ts',
      'src/i18n/value-in-text.ts',
    ],
  ],
  [
    'worker/sandbox',
    [
      'worker/sandbox',
      'src/brand.ts',
      'src/commerce/contract',
      'src/i18n/colon.ts',
      'src/i18n/locales.ts',
      'src/i18n/words-of-law.ts',
      'src/styles/tokens.css?raw',
    ],
  ],
  [
    'worker',
    ['worker', 'src/bounded-body.ts', 'src/commerce', 'src/i18n', 'src/route-policies.ts', ...ground],
  ],
]

/** Rooms that are internal to their feature: only its other rooms import them. */
const privateRooms = [
  'src/features/cart/queue',
  'src/features/catalogue/filters',
  'src/features/checkout/form',
  'src/features/checkout/payment',
  'src/features/checkout/steps',
]
/** Rooms whose modules only import from their room and from rooms before it; '' is the folder itself. */
const orderedRooms: Record<string, string[]> = {
  'src/features/cart': [
    '',
    'deposits',
    'operations',
    'queue',
    'state',
    'commands',
    'line',
    'panel',
    'add',
    'page',
    'start',
  ],
}
/** More files than this in one folder, style sheets included, call for rooms in it. */
const maxFiles = 20

function within(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function importsOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  )
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return specifier.slice(1)
    if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
    return []
  })
}

test('every import points down the house', () => {
  const wrong = files.flatMap((file) => {
    const [, allowed = []] = mayImport.find(([floor]) => within(file, floor)) ?? []
    return importsOf(file)
      .filter((target) => !target.includes('+types/'))
      .filter((target) => !allowed.some((folder) => within(target, folder)))
      .map((target) => `${file} → ${target}`)
  })
  expect(wrong).toEqual([])
})

test('a private room is imported by its own feature only', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => privateRooms.some((room) => within(target, room) && !within(file, dirname(room))))
      .map((target) => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

/** The modules of a graph from which imports, of types too, lead back to themselves, in groups; Tarjan's algorithm. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found = new Map<string, { at: number; low: number; open: boolean }>()
  const stack: string[] = []
  const cycles: string[][] = []

  function visit(module: string) {
    const state = { at: found.size, low: found.size, open: true }
    found.set(module, state)
    stack.push(module)
    for (const target of graph.get(module) ?? []) {
      const known = found.get(target) ?? visit(target)
      if (known.open) state.low = Math.min(state.low, known.low)
    }
    if (state.low === state.at) close(module)
    return state
  }

  function close(first: string) {
    const members = stack.splice(stack.indexOf(first))
    for (const member of members) found.get(member)!.open = false
    if (members.length > 1) cycles.push(members.sort())
  }

  for (const module of graph.keys()) if (!found.has(module)) visit(module)
  return cycles
}

test('imports do not lead in circles, not even those of types', () => {
  const known = new Set(files)
  const graph = new Map(files.map((file) => [file, importsOf(file).filter((target) => known.has(target))]))
  expect(cyclesOf(graph)).toEqual([])
})

test('a circle of imports is found', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['c', 'e']],
    ['e', []],
  ])
  expect(cyclesOf(graph)).toEqual([['a', 'b', 'c', 'd']])
})

test('ordered rooms import in one direction', () => {
  const wrong = Object.entries(orderedRooms).flatMap(([feature, rooms]) => {
    const levelOf = (path: string) =>
      rooms.indexOf(
        dirname(path)
          .slice(feature.length + 1)
          .split('/')[0] ?? '',
      )
    const modules = files.filter((file) => within(file, feature))
    const unknown = modules.filter((file) => levelOf(file) < 0).map((file) => `${file}: not in the order`)
    const upward = modules.flatMap((file) =>
      importsOf(file)
        .filter((target) => within(target, feature) && levelOf(target) > levelOf(file))
        .map((target) => `${file} → ${target}`),
    )
    return [...unknown, ...upward]
  })
  expect(wrong).toEqual([])
})

test('no folder has more than 20 files side by side', () => {
  const entries = globSync('{src,worker,tests,scripts}/**/*', { withFileTypes: true })
  const folders = Map.groupBy(
    entries.filter((entry) => entry.isFile()),
    ({ parentPath }) => relative('.', parentPath),
  )
  expect(folders.size).toBeGreaterThan(200)
  const crowded = [...folders].flatMap(([folder, { length }]) =>
    length > maxFiles ? `${folder}: ${length}` : [],
  )
  expect(crowded).toEqual([])
})

test('the shop’s Worker does not import the sandbox', () => {
  const wrong = files
    .filter((file) => within(file, 'worker') && !within(file, 'worker/sandbox'))
    .filter((file) => importsOf(file).some((target) => within(target, 'worker/sandbox')))
  expect(wrong).toEqual([])
  expect(readFileSync('wrangler.toml', 'utf8')).not.toMatch(/\[\[services\]\]|SANDBOX/)
})

test('code for browsers is free of platform modules', () => {
  const wrong = files.filter(
    (file) => within(file, 'src') && /from '(node|cloudflare):/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('the shop’s Worker runs under Node too', () => {
  const wrong = files.filter(
    (file) =>
      within(file, 'worker') &&
      !within(file, 'worker/sandbox') &&
      /from '(node|cloudflare):/.test(readFileSync(file, 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('only the state that processes share under Node imports the client of Redis', () => {
  const importers = globSync('{src,worker,scripts}/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes("from '@redis/"),
  )
  expect(importers).toEqual(['scripts/node/shared-state/redis.ts'])
})

test('Markdown is read by scripts only: neither browsers nor the Worker load its parser', () => {
  const importers = globSync('{src,worker,scripts}/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes("from 'marked'"),
  )
  expect(importers.sort()).toEqual(['scripts/content/markdown.ts', 'scripts/content/parse-files.ts'])
})

test('effects of a component live in effects and ui', () => {
  const allowed = ['src/effects', 'src/ui']
  const wrong = files.filter(
    (file) =>
      /\buse(Layout)?Effect\b/.test(readFileSync(file, 'utf8')) &&
      !allowed.some((room) => within(file, room)),
  )
  expect(wrong).toEqual([])
})

test('a folder is not a module, and no folder is called after nothing', () => {
  const entries = ['worker/index.ts', 'worker/sandbox/index.ts']
  expect(files.filter((file) => /\/index\.tsx?$/.test(file) && !entries.includes(file))).toEqual([])
  expect(
    files.filter((file) => /\/(utils?|lib|helpers?|hooks|common|misc)\/|\/types\.ts$/.test(file)),
  ).toEqual([])
})

test('files are named in kebab case', () => {
  const wrong = files.filter((file) => !/^[a-z0-9/.-]+$/.test(file))
  expect(wrong).toEqual([])
})

test('the shop’s Worker keeps no state in modules: createIsolate makes it', () => {
  // Filled tables are constants; middleware has no state.
  const constant = String.raw`new (?:Map|Set)(?:<[^=]+>)?\(\[|createMiddleware\b`
  const instance = new RegExp(
    String.raw`^(?:export )?const \w+(?:: [^=]+)? = (?!${constant})(?:new |create\w*|\[\]|\{\}).*`,
    'gm',
  )
  const wrong = files
    .filter((file) => within(file, 'worker') && !within(file, 'worker/sandbox'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(instance)].map(([line]) => `${file}: ${line}`))
  expect(wrong).toEqual([])
})

test('no variable at the top of a module can be reassigned', () => {
  const wrong = files.filter((file) => /^(export )?let /m.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})
