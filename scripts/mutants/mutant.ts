/** One deliberate fault in one file: what it breaks, the exact text it replaces, and the replacement. */
type Change = [fault: string, find: string, replace: string]

/** Faults of one file, and the test files of which at least one must fail for each of them. */
export interface MutatedFile {
  file: string
  tests: string[]
  changes: Change[]
}

export interface Mutant {
  file: string
  tests: string[]
  fault: string
  find: string
  replace: string
}

/** The mutants of a table, one by one. */
export function listMutants(files: MutatedFile[]): Mutant[] {
  return files.flatMap(({ file, tests, changes }) =>
    changes.map(([fault, find, replace]) => ({ file, tests, fault, find, replace })),
  )
}

/** A file's text with the mutant's fault in it; null when its text does not occur exactly once. */
export function mutate(source: string, { find, replace }: Pick<Mutant, 'find' | 'replace'>): string | null {
  const [before, after, ...more] = source.split(find)
  return before === undefined || after === undefined || more.length > 0 ? null : before + replace + after
}
