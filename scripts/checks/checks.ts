import { spawn } from 'node:child_process'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { SuiteReport } from './report.ts'
import { type Outcome, printSummary } from './summary.ts'
import { formatTime } from './time.ts'

/** A program with its arguments; `env` is added to the environment of the caller. */
export interface Command {
  words: string[]
  env?: Record<string, string>
}

export type Checks = ReturnType<typeof startChecks>

/**
 * Runs checks one after the other, one line of output each; the output of a program is only shown if it fails. `end`
 * repeats the failures, lists the slowest tests and returns the exit code.
 */
export function startChecks() {
  const folder = mkdtempSync(join(tmpdir(), 'tappet-checks-'))
  const outcomes: Outcome[] = []
  const started = performance.now()

  async function run({ words: [program = '', ...args], env }: Command, log: string): Promise<number> {
    const output = createWriteStream(log, { flags: 'a' })
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.stdout.pipe(output, { end: false })
    child.stderr.pipe(output, { end: false })
    const code = await new Promise<number>((resolve) => {
      child.once('error', (error) => {
        output.write(`${error.message}\n`)
        resolve(1)
      })
      child.once('close', (code) => resolve(code ?? 1))
    })
    output.end()
    await finished(output)
    return code
  }

  async function keep(name: string, work: (log: string) => Promise<Omit<Outcome, 'name' | 'duration'>>) {
    const log = join(folder, `${outcomes.length}.log`)
    process.stdout.write(`${name} … `)
    const start = performance.now()
    const outcome = { ...(await work(log)), name, duration: performance.now() - start }
    outcomes.push(outcome)
    const bad = outcome.report.failed.length + outcome.report.retried.length
    const counted = outcome.isSuite ? `${outcome.report.passed} passed, ${bad} failed, ` : ''
    console.log(`${bad > 0 ? 'FAILED, ' : ''}${counted}${formatTime(outcome.duration)}`)
    if (bad > 0) process.stdout.write(readFileSync(log))
  }

  return {
    /** Stops at the first program that fails. */
    async check(name: string, command: string, ...programs: Command[]): Promise<void> {
      await keep(name, async (log) => {
        for (const program of programs) {
          if ((await run(program, log)) === 0) continue
          const failed = [{ title: name, command, duration: 0 }]
          return { isSuite: false, report: { passed: 0, failed, retried: [], tests: [] } }
        }
        return { isSuite: false, report: { passed: 1, failed: [], retried: [], tests: [] } }
      })
    },
    /**
     * `parse` reads the report that `program` writes to a file. A suite without a report, or without a test, has
     * failed.
     */
    async suite(
      name: string,
      command: string,
      program: (report: string) => Command,
      parse: (text: string) => SuiteReport,
    ): Promise<void> {
      await keep(name, async (log) => {
        const file = join(folder, `${outcomes.length}.json`)
        const code = await run(program(file), log)
        const report = read(file, parse)
        const { passed, failed, retried } = report
        const isExplained = failed.length + retried.length > 0 || (code === 0 && passed > 0)
        if (!isExplained) failed.push({ title: `${name} ended with code ${code}`, command, duration: 0 })
        return { isSuite: true, report }
      })
    },
    /** A skipped check counts neither as passed nor as failed. */
    skip(name: string, reason: string): void {
      console.log(`${name} … skipped: ${reason}`)
    },
    /** Prints the summary; returns the exit code. */
    end(): number {
      rmSync(folder, { recursive: true, force: true })
      return printSummary(outcomes, performance.now() - started)
    },
  }
}

function read(file: string, parse: (text: string) => SuiteReport): SuiteReport {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: [], retried: [], tests: [] }
  }
}
