import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readVariables, VariablesError, variableNames } from '#worker/env.ts'
import { isLoopback } from '#worker/loopback.ts'
import { localHost, localSandbox, sandboxServices } from './local-variables.ts'
import { stop } from './stop.ts'

/** What a launcher starts. */
export interface Setup {
  /** The shop's variables, checked. */
  shop: Record<string, string>
  /** The variables of the sandbox beside it; null: none is started. */
  sandbox: Record<string, string> | null
}

/**
 * Reads what to start from the process environment and, behind it, `.dev.vars`. Where `PUBLIC_ORIGIN` (by default
 * `origin`) is this machine, the host's variables have defaults; where moreover no service is named at all, the
 * services are the sandbox. Everywhere else a missing variable stops the script by its name, so that a shop never
 * falls back to a demo. `host` is the address the server listens on.
 */
export function readSetup(origin: string, host = '127.0.0.1'): Setup {
  const file = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
  const given: Record<string, string | undefined> = { ...file, ...process.env }
  const publicOrigin = given.PUBLIC_ORIGIN ?? origin
  const local = URL.canParse(publicOrigin) && isLoopback(new URL(publicOrigin).hostname)

  const standsAlone =
    local && Object.keys(sandboxServices(publicOrigin, '')).every((name) => given[name] === undefined)
  const sandbox =
    standsAlone || given.SANDBOX === '1'
      ? sandboxVariables(given, publicOrigin, { local, unreachable: local && isLoopback(host) })
      : null
  const shop = {
    ...(local ? localHost(publicOrigin) : {}),
    ...(standsAlone && sandbox ? sandboxServices(publicOrigin, sandbox.SANDBOX_SECRET) : {}),
    ...pick(given, (name) => variableNames.includes(name)),
  }
  try {
    readVariables(shop)
  } catch (error) {
    if (error instanceof VariablesError) stop(error.message)
    throw error
  }
  return { shop, sandbox }
}

/** Stops the script where the network can reach the sandbox and no secret was chosen for it. */
function sandboxVariables(
  given: Record<string, string | undefined>,
  publicOrigin: string,
  { local, unreachable }: { local: boolean; unreachable: boolean },
) {
  const { SANDBOX_SECRET, ...defaults } = localSandbox(publicOrigin)
  const secret = given.SANDBOX_SECRET || (unreachable ? SANDBOX_SECRET : undefined)
  if (!secret) stop('The variable SANDBOX_SECRET is missing: the network can reach this sandbox.')
  return {
    ...defaults,
    SANDBOX_TEST_HEADERS: unreachable ? '1' : '0',
    ...pick(given, (name) => name.startsWith('SANDBOX_')),
    SANDBOX_SECRET: secret,
    SANDBOX_LOCAL: local ? '1' : '0',
  }
}

function pick(
  variables: Record<string, string | undefined>,
  wanted: (name: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      value !== undefined && wanted(name) ? [[name, value]] : [],
    ),
  )
}
