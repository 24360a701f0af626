import { describe, expect, test } from 'vitest'
import { allTests, selectChanged, selectTests } from '#scripts/checks/selection.ts'

const tests = {
  units: [
    'tests/features/cart/queue/intents.test.ts',
    'tests/features/cart/price.test.ts',
    'tests/features/catalogue/cart-like.test.ts',
    'tests/worker/cache/backing-store.test.ts',
    'tests/worker/sandbox/checkout-api/cart/lines.test.ts',
    'tests/routes/product.test.ts',
    'tests/paths.test.ts',
    'tests/documents.test.ts',
  ],
  journeys: ['tests/journeys/cart/panel.journey.ts', 'tests/journeys/shell/region.journey.ts'],
}

describe('a word chooses', () => {
  test('the tests of every folder of that name, and files whose name begins with it', () => {
    expect(selectTests('cart', tests)).toEqual({
      units: [tests.units[0], tests.units[1], tests.units[2], tests.units[4]],
      journeys: [tests.journeys[0]],
    })
    expect(selectTests('region', tests)).toEqual({ units: [], journeys: [tests.journeys[1]] })
  })

  test('the tests of a source folder or file, by its path', () => {
    expect(selectTests('src/features/cart/queue/', tests).units).toEqual([tests.units[0]])
    expect(selectTests('worker/cache', tests).units).toEqual([tests.units[3]])
    expect(selectTests('src/features/cart/price.ts', tests).units).toEqual([tests.units[1]])
    expect(selectTests('tests/features/cart/price.test.ts', tests).units).toEqual([tests.units[1]])
  })

  test('an unknown name selects no test', () => {
    expect(selectTests('car', tests)).toEqual({ units: [], journeys: [] })
  })
})

describe('a change chooses', () => {
  test('the tests of its feature', () => {
    expect(selectChanged(['src/features/cart/cart.ts'], tests)).toEqual({
      units: selectTests('cart', tests).units,
      journeys: [tests.journeys[0]],
    })
  })

  test('the tests of its screen', () => {
    expect(selectChanged(['src/routes/catalogue/product.tsx'], tests)).toEqual({
      units: ['tests/routes/product.test.ts'],
      journeys: [],
    })
  })

  test('itself, if it is a test', () => {
    expect(selectChanged(['tests/journeys/shell/region.journey.ts', 'tests/paths.test.ts'], tests)).toEqual({
      units: ['tests/paths.test.ts'],
      journeys: ['tests/journeys/shell/region.journey.ts'],
    })
  })

  test.each(['src/ui/controls/button.tsx', 'worker/cache/backing-store.ts', 'package.json'])(
    'all journeys where every screen has it: %s',
    (file) => {
      expect(selectChanged([file], tests).journeys).toBeNull()
    },
  )

  test.each(['README.md', 'docs/search.md', 'docs/decisions/0001-every-screen-is-a-route.md'])(
    'the tests of documents, and no journey, where it is a document: %s',
    (file) => {
      expect(selectChanged([file], tests)).toEqual({ units: ['tests/documents.test.ts'], journeys: [] })
    },
  )

  test('the tests of content, and no journey, where it is one of its files', () => {
    const units = selectTests('content', allTests()).units
    expect(units).toContain('tests/scripts/content/read-content-files.test.ts')
    expect(selectChanged(['content/de/terms.md'], allTests())).toEqual({ units, journeys: [] })
  })
})

test('every feature with journeys or units of its own is found by its name', () => {
  for (const feature of ['cart', 'checkout', 'catalogue', 'garage', 'wishlist', 'search'])
    expect(selectTests(feature, allTests()).units.length, feature).toBeGreaterThan(0)
})
