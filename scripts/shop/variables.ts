import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { parseVariables, parseWith, VariableEntries, VariablesError, variableNames } from '#worker/env.ts'
import type { ContentSecuritySettings } from '#worker/headers/content-security.ts'
import { isLoopback } from '#worker/loopback.ts'
import { exitWithError } from '../exit-with-error.ts'
import { demo } from './demo.ts'
import {
  demoChoices,
  localHost,
  localSandbox,
  providerOrigin,
  sandboxMeasuring,
  sandboxServices,
} from './local-variables.ts'

/** Configuration of a local or Node server. */
export interface Setup {
  /** The shop's validated variables. */
  shop: Record<string, string>
  /** The sandbox's variables; null if there is no sandbox. */
  sandbox: Record<string, string> | null
}

/** The process environment, then `.dev.vars`. */
export function readVariables(): Record<string, string | undefined> {
  const file = existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}
  return { ...file, ...process.env }
}

/** True if the shop's origin is set: then a server in front expects the shop on its port. */
export function isOriginSet(): boolean {
  return readVariables().PUBLIC_ORIGIN !== undefined
}

/**
 * From the process environment, then `.dev.vars`. Defaults exist only if `PUBLIC_ORIGIN` (`origin` by default) is
 * loopback, and for services (the sandbox) only if no service variable is set. Any other missing variable stops the
 * script with its name: a misconfigured shop must never use the demo. `host`: the address the server listens on.
 * `deployed`: variables that count where neither has them.
 */
export function loadSetup(origin: string, host = '127.0.0.1', deployed: Record<string, string> = {}): Setup {
  const source = { ...deployed, ...readVariables() }
  const publicOrigin = source.PUBLIC_ORIGIN ?? origin
  const local = isLocal(publicOrigin)

  if (!['1', '0', '', undefined].includes(source.SANDBOX)) {
    exitWithError('The variable SANDBOX is malformed: expected 1 or 0.')
  }
  if (source.SANDBOX === '1' && !demo)
    exitWithError('SANDBOX is 1, but there is no sandbox in this repository.')
  const isStandalone =
    demo !== null &&
    local &&
    Object.keys(sandboxServices(publicOrigin, '')).every((name) => source[name] === undefined)
  const sandbox =
    isStandalone || source.SANDBOX === '1'
      ? sandboxVariables(source, publicOrigin, { local, exposed: !local || !isLoopback(host) })
      : null
  const shop = {
    ...(local ? localHost(publicOrigin) : {}),
    ...(isStandalone && sandbox ? sandboxServices(publicOrigin, sandbox.SANDBOX_SECRET) : {}),
    ...(isStandalone && sandbox ? sandboxMeasuring(publicOrigin, sandbox.SANDBOX_SECRET) : {}),
    ...(isStandalone && sandbox ? demoChoices : {}),
    ...(isStandalone && sandbox ? { PAYMENT_HOSTS: providerOrigin(publicOrigin) } : {}),
    ...pick(source, (name) => variableNames.includes(name)),
  }
  try {
    parseVariables(shop)
  } catch (error) {
    if (error instanceof VariablesError) exitWithError(error.message)
    throw error
  }
  return { shop, sandbox }
}

const isLocal = (origin: string) => isLoopback(URL.parse(origin)?.hostname ?? '')

/** The variables that determine the security headers of documents. */
const PageVariables = v.pick(VariableEntries, [
  'PUBLIC_ORIGIN',
  'PUBLIC_CHECKOUT_URL',
  'COMMERCE_URL',
  'SHOP_API_URL',
  'SEARCH_URL',
  'CONTENT_URL',
  'HSTS',
  'IMAGE_HOSTS',
  'PAYMENT_HOSTS',
  'MEASURING_HOSTS',
  'PUBLIC_TAG_MANAGER_ID',
  'PUBLIC_TAG_MANAGER_URL',
  'PUBLIC_PIXEL_ID',
  'PUBLIC_PIXEL_URL',
  'PUBLIC_AD_PARTNER_URL',
])

/** Those of the shop at `origin`, unless `PUBLIC_ORIGIN` names another one. Needs no secrets. */
export function loadPageSettings(origin: string): ContentSecuritySettings {
  const source = { PUBLIC_ORIGIN: origin, ...readVariables() }
  try {
    return parseWith(PageVariables, isLocal(source.PUBLIC_ORIGIN) ? loadSetup(origin).shop : source)
  } catch (error) {
    if (error instanceof VariablesError) exitWithError(error.message)
    throw error
  }
}

/** `exposed`: other machines can reach the sandbox. Then a secret is required, and the script exits without one. */
function sandboxVariables(
  source: Record<string, string | undefined>,
  publicOrigin: string,
  { local, exposed }: { local: boolean; exposed: boolean },
) {
  const { SANDBOX_SECRET, ...defaults } = localSandbox(publicOrigin)
  const secret = source.SANDBOX_SECRET || (exposed ? undefined : SANDBOX_SECRET)
  if (!secret) exitWithError('The variable SANDBOX_SECRET is missing: the network can reach this sandbox.')
  const fault = demo?.findVariableFault(source)
  if (fault) exitWithError(fault)
  return {
    ...defaults,
    SANDBOX_TEST_HEADERS: exposed ? '0' : '1',
    ...pick(source, (name) => name.startsWith('SANDBOX_')),
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
