import { demoEmail } from '#src/brand.ts'
import { parseVariables, secretNames, VariablesError, variableNames } from '#worker/env.ts'
import { demoChoices, localSandbox, sandboxServices } from '../shop/local-variables.ts'

type Environment = Record<string, string | undefined>

export interface ShopVariables {
  plain: Record<string, string>
  /** Secrets with their values, as far as these are here. */
  secrets: Record<string, string>
  /** Secrets that the shop needs, and whose values are not here: the account has them, or the user is asked. */
  absent: string[]
}

/** A stand-in for a secret whose value is not here. */
const standIn = 'stand-in'
const isSecret = (name: string) => secretNames.includes(name)

/**
 * The shop's variables: those of the process environment, then of the settings. `kept`: secrets that the account has.
 * Throws an error with a sentence for each variable that is missing or malformed; secrets may be absent.
 */
export function shopVariables(
  settings: Record<string, string>,
  environment: Environment,
  kept: readonly string[] = [],
): ShopVariables {
  const inFile = Object.keys(settings).find(isSecret)
  if (inFile)
    throw new Error(`${inFile} is a secret: take it out of the file, and put it into the environment.`)
  const unknown = Object.keys(settings).find((name) => !variableNames.includes(name))
  if (unknown) throw new Error(`${unknown} is no variable of the shop: see docs/variables.md.`)
  const own = variableNames.flatMap((name) => {
    const value = environment[name] ?? settings[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const plain = Object.fromEntries(own.filter(([name]) => !isSecret(name)))
  const secrets = Object.fromEntries(own.filter(([name]) => isSecret(name)))
  const stood = kept.filter((name) => isSecret(name) && secrets[name] === undefined)
  return { plain, secrets, absent: absentSecrets({ ...plain, ...secrets }, stood) }
}

/** `absent` so far; the shop may need more of them. */
function absentSecrets(variables: Record<string, string>, absent: string[]): string[] {
  const stood = Object.fromEntries(absent.map((name) => [name, standIn]))
  try {
    parseVariables({ ...variables, ...stood })
    return absent
  } catch (error) {
    if (!(error instanceof VariablesError)) throw error
    const more = error.missing.filter((name) => isSecret(name) && !absent.includes(name))
    if (more.length === 0) throw error
    return absentSecrets(variables, [...absent, ...more])
  }
}

/** The plain variables of a demo's shop at `origin`; nothing in it measures visitors, or is listed by search engines. */
export function demoShop(origin: string): Record<string, string> {
  const services = Object.entries(sandboxServices(origin, '')).filter(([name]) => !isSecret(name))
  return {
    PUBLIC_ORIGIN: origin,
    DEFAULT_COUNTRY: 'SE',
    PUBLIC_SUPPORT_EMAIL: demoEmail,
    INDEXING: 'none',
    IMAGE_HOSTS: origin,
    PAYMENT_HOSTS: origin,
    ...demoChoices,
    ...Object.fromEntries(services),
  }
}

/** The secrets of a demo's shop: the keys of all services, which are one sandbox. */
export function demoShopSecrets(secret: string): Record<string, string> {
  return Object.fromEntries(Object.entries(sandboxServices('', secret)).filter(([name]) => isSecret(name)))
}

/** The plain variables of a sandbox that everybody can reach through the shop at `origin`. */
export function demoSandbox(origin: string, environment: Environment): Record<string, string> {
  const { SANDBOX_SECRET, ...local } = localSandbox(origin)
  const { SANDBOX_PRODUCTS } = environment
  return {
    ...local,
    SANDBOX_TEST_HEADERS: '0',
    SANDBOX_LOCAL: '0',
    ...(SANDBOX_PRODUCTS ? { SANDBOX_PRODUCTS } : {}),
  }
}
