import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { parseWith, VariableEntries, VariablesError } from '#worker/env.ts'
import { isLoopback } from '#worker/loopback.ts'
import { exitWithError } from '../exit-with-error.ts'
import { localSandbox, sandboxServices } from '../shop/local-variables.ts'

const Shared = v.pick(VariableEntries, [
  'COMMERCE_URL',
  'COMMERCE_SECRET',
  'SEARCH_URL',
  'CONTENT_URL',
  'CONTENT_TOKEN',
  'CONTENT_API',
])
const SyncVariables = v.object({
  ...Shared.entries,
  SEARCH_WRITE_KEY: VariableEntries.entries.SEARCH_WRITE_KEY.wrapped,
})
export type SyncVariables = v.InferOutput<typeof SyncVariables>

/**
 * From the process environment, then `.dev.vars`: the shop's variables, and a separate key. Without any of them, those
 * of the sandbox at `origin`.
 */
export function syncVariables(origin: string): SyncVariables {
  const file = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
  const source: Record<string, string | undefined> = { ...file, ...process.env }
  const publicOrigin = source.PUBLIC_ORIGIN ?? origin
  const isLocal =
    URL.canParse(publicOrigin) &&
    isLoopback(new URL(publicOrigin).hostname) &&
    Object.keys(SyncVariables.entries).every((name) => source[name] === undefined)
  const secret = source.SANDBOX_SECRET || localSandbox(publicOrigin).SANDBOX_SECRET || ''
  const local = isLocal ? sandboxServices(publicOrigin, secret) : {}
  try {
    return parseWith(SyncVariables, { ...source, ...local })
  } catch (error) {
    if (error instanceof VariablesError) exitWithError(error.message)
    throw error
  }
}
