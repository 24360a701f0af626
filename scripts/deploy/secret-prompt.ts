import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks for secrets one by one, without showing what is typed. Throws an error where nobody can answer. */
export async function askForSecrets(names: readonly string[]): Promise<Record<string, string>> {
  if (names.length === 0) return {}
  if (!process.stdin.isTTY)
    throw new Error(`These secrets are missing: put them into the environment.\n${names.join('\n')}`)
  const silent = new Writable({ write: (_bytes, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answers: [string, string][] = []
  try {
    for (const name of names) {
      process.stdout.write(`${name}: `)
      answers.push([name, (await terminal.question('')).trim()])
      process.stdout.write('\n')
    }
  } finally {
    terminal.close()
  }
  return Object.fromEntries(answers)
}
