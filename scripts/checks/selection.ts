import { globSync } from 'node:fs'

/** Test files, from the project's root. */
export interface Selection {
  units: string[]
  journeys: string[]
}

/** Including those of the full check. */
export function allTests(): Selection {
  const list = (pattern: string) =>
    globSync(pattern)
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
  return { units: list('tests/**/*.test.{ts,tsx}'), journeys: list('tests/journeys/**/*.journey.ts') }
}

/**
 * The tests that a word names: a folder ("cart"), the beginning of a file's name ("price"), or a path
 * ("src/features/cart/queue").
 */
export function selectTests(word: string, { units, journeys }: Selection): Selection {
  const path = word.replace(/\/+$/, '')
  const isPath = path.includes('/')
  const tested = `tests/${path.replace(/^(?:src|tests)\//, '').replace(/(?:\.test|\.journey)?\.tsx?$/, '')}`
  const belongs = (file: string) =>
    isPath
      ? file.startsWith(`${tested}/`) || file.startsWith(`${tested}.`)
      : file
          .split('/')
          .slice(1)
          .some((part, index, parts) => (index === parts.length - 1 ? isNamed(part, path) : part === path))
  return { units: units.filter(belongs), journeys: journeys.filter(belongs) }
}

/** The tests of the documents in `docs/`. */
const documentTests = new Set(['tests/documents.test.ts', 'tests/operations.test.ts'])

/** True if a file's name is this word, or begins with it and a hyphen. */
function isNamed(file: string, word: string): boolean {
  return file.startsWith(`${word}.`) || file.startsWith(`${word}-`)
}

/**
 * The tests for changed files by their folders: those of a feature, and all core journeys (null) after a change of
 * shared code.
 */
export function selectChanged(
  files: string[],
  tests: Selection,
): { units: string[]; journeys: string[] | null } {
  const chosen = files.map((file): { units: string[]; journeys: string[] | null } => {
    const [floor = '', room = '', name = ''] = file.split('/')
    if (floor === 'tests') {
      return {
        units: tests.units.filter((test) => test === file),
        journeys: tests.journeys.filter((test) => test === file),
      }
    }
    if (floor === 'docs' || /^\w+\.md$/.test(file))
      return { units: tests.units.filter((test) => documentTests.has(test)), journeys: [] }
    if (floor === 'content') return { units: selectTests(floor, tests).units, journeys: [] }
    const folder = file.slice(0, file.lastIndexOf('/'))
    if (floor === 'src' && room === 'features') return selectTests(name, tests)
    if (floor === 'src' && room === 'routes') {
      const screen = file.replace(/^src\/routes\//, '').replace(/\.tsx?$/, '')
      return selectTests(screen.split('/').at(-1) ?? '', tests)
    }
    if (floor === 'worker') return { units: selectTests(folder, tests).units, journeys: null }
    if (floor === 'src' || floor === 'public' || !file.includes('/')) {
      const { units } = floor === 'src' ? selectTests(folder, tests) : { units: [] }
      return { units, journeys: null }
    }
    return { units: selectTests(folder, tests).units, journeys: [] }
  })
  return {
    units: [...new Set(chosen.flatMap(({ units }) => units))],
    journeys: chosen.some(({ journeys }) => journeys === null)
      ? null
      : [...new Set(chosen.flatMap(({ journeys }) => journeys ?? []))],
  }
}
