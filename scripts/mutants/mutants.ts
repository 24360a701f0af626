import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { listMutants, type Mutant, mutate } from './mutant.ts'
import { mutantTables } from './tables.ts'

/** Milliseconds. A mutant may loop for ever, which counts as killed. */
const maxRunTime = 120_000

type Verdict = 'killed' | 'survived' | 'text not found' | 'does not run'

const Report = v.object({ numTotalTests: v.number(), numFailedTests: v.number() })

/** Puts each fault of the tables into a copy of the tree, and expects the tests named with it to fail. */
const [filter = ''] = process.argv.slice(2)
const mutants = listMutants(mutantTables.flat()).filter(
  ({ file, fault }) => file.includes(filter) || fault.includes(filter),
)
const copies = Array.from({ length: Math.min(2, availableParallelism()) }, copyTree)
const [first = copyTree()] = copies

const unchanged = await runTests(first, [...new Set(mutants.flatMap(({ tests }) => tests))])
if (unchanged !== 'survived') {
  console.error('The tests do not pass without a mutant.')
  end(1)
}

const left = [...mutants]
const verdicts: Verdict[] = []
await Promise.all(
  copies.map(async (copy) => {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const verdict = await testMutant(copy, mutant)
      verdicts.push(verdict)
      console.log(`${verdict.padEnd(14)}  ${mutant.file}: ${mutant.fault}`)
    }
  }),
)
const killed = verdicts.filter((verdict) => verdict === 'killed').length
console.log(`\n${killed} of ${mutants.length} mutants killed`)
end(killed === mutants.length && killed > 0 ? 0 : 1)

/** Copies the files of the repository; built and installed files are left out. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tappet-mutants-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  for (const file of listed.split('\0').filter((name) => name && existsSync(name)))
    cpSync(file, join(copy, file))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

async function testMutant(copy: string, mutant: Mutant): Promise<Verdict> {
  const path = join(copy, mutant.file)
  const source = readFileSync(path, 'utf8')
  const mutated = mutate(source, mutant)
  if (mutated === null) return 'text not found'
  writeFileSync(path, mutated)
  const verdict = await runTests(copy, mutant.tests)
  writeFileSync(path, source)
  return verdict
}

/** Runs test files in a copy of the tree. A mutant that prevents them from running proves nothing. */
function runTests(copy: string, tests: string[]): Promise<Verdict> {
  const output = join(copy, 'report.json')
  rmSync(output, { force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
  const reporter = ['--reporter=json', `--outputFile=${output}`]
  return new Promise((settle) => {
    execFile(
      process.execPath,
      [...vitest, ...reporter, ...tests],
      { cwd: copy, timeout: maxRunTime, maxBuffer: 100_000_000 },
      (error) => {
        if (error?.killed) return settle('killed')
        if (!existsSync(output)) return settle('does not run')
        const { numTotalTests, numFailedTests } = v.parse(Report, JSON.parse(readFileSync(output, 'utf8')))
        if (numFailedTests > 0) return settle('killed')
        settle(error || numTotalTests === 0 ? 'does not run' : 'survived')
      },
    )
  })
}

function end(code: number): never {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true })
  process.exit(code)
}
