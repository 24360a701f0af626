import { spawn } from 'node:child_process'

/** Resolves with the exit code. */
export function runPlaywright(config: string, args: string[], env: Record<string, string>): Promise<number> {
  const command = ['test', '--config', config, ...args, ...process.argv.slice(2)]
  const run = spawn('playwright', command, { stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((resolve) => run.once('exit', (code) => resolve(code ?? 1)))
}
