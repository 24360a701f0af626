import { demo } from './arguments.ts'
import {
  type Built,
  sandboxConfiguration,
  sandboxName,
  shopConfiguration,
  workerName,
} from './configuration.ts'
import type { Settings } from './settings.ts'
import { demoSandbox, demoShop, demoShopSecrets, shopVariables } from './variables.ts'

export interface PlanInput {
  environment: string
  settings: Settings
  /** The address of the shop; undefined while only the host knows it. */
  origin: string | undefined
  /** The process environment. */
  variables: Record<string, string | undefined>
  /** The configurations that the build wrote; no sandbox where the repository has none. */
  built: { shop: Built; sandbox: Built | null }
  /** Names of the secrets that the Workers have in the account. */
  kept: { shop: readonly string[]; sandbox: readonly string[] }
  /** Makes a secret of a demo. */
  random: () => string
}

/** A deployment: for each Worker its configuration, and the secrets to upload. */
export interface Plan {
  shop: {
    configuration: ReturnType<typeof shopConfiguration>
    secrets: Record<string, string>
    /** Secrets whose values are neither here nor in the account. */
    asked: string[]
  }
  /** Next to a demo. */
  sandbox: { configuration: ReturnType<typeof sandboxConfiguration>; secrets: Record<string, string> } | null
}

/** A stand-in for the address until the host has named it. */
const unknownOrigin = (name: string) => `https://${name}.unknown.workers.dev`

/** Throws an error with a sentence for each variable that is missing or malformed. */
export function deploymentPlan(input: PlanInput): Plan {
  const { environment, settings, built, kept, variables } = input
  const name = workerName(built.shop, environment, settings)
  const origin = input.origin ?? unknownOrigin(name)
  const { sandbox } = built
  if (environment === demo && !sandbox) throw new Error('There is no sandbox in this repository for a demo.')
  const named = { SHOP_ENVIRONMENT: environment, ...settings.vars }
  const secrets = environment === demo ? demoSecrets(input) : null
  const {
    plain,
    secrets: given,
    absent,
  } = secrets
    ? shopVariables({ ...demoShop(origin), ...named, PUBLIC_ORIGIN: origin }, secrets.shop, kept.shop)
    : shopVariables(named, { ...variables, PUBLIC_ORIGIN: origin }, kept.shop)
  return {
    shop: {
      configuration: shopConfiguration(built.shop, environment, settings, input.origin, {
        plain,
        secrets: [...new Set([...Object.keys(given), ...absent])].toSorted(),
      }),
      secrets: given,
      asked: absent.filter((secret) => !kept.shop.includes(secret)),
    },
    sandbox: secrets &&
      sandbox && {
        configuration: sandboxConfiguration(sandbox, name, {
          plain: demoSandbox(origin, variables),
          secrets: sandboxSecrets,
        }),
        secrets: secrets.sandbox,
      },
  }
}

const sandboxSecrets = ['SANDBOX_SECRET', 'SANDBOX_CONSOLE_TOKEN']

/**
 * The secrets to upload with a demo. Shop and sandbox share one, which no account can read back: it is made again if
 * one of the two does not have it.
 */
function demoSecrets({ variables, kept, random }: PlanInput) {
  const isShared =
    Object.keys(demoShopSecrets('')).every((name) => kept.shop.includes(name)) &&
    kept.sandbox.includes('SANDBOX_SECRET')
  const secret = variables.SANDBOX_SECRET || (isShared ? undefined : random())
  const isConsoleOpen = kept.sandbox.includes('SANDBOX_CONSOLE_TOKEN')
  const token = variables.SANDBOX_CONSOLE_TOKEN || (isConsoleOpen ? undefined : random())
  return {
    shop: secret === undefined ? {} : demoShopSecrets(secret),
    sandbox: {
      ...(secret === undefined ? {} : { SANDBOX_SECRET: secret }),
      ...(token === undefined ? {} : { SANDBOX_CONSOLE_TOKEN: token }),
    },
  }
}

/** The shop's and the sandbox's Worker of an environment. */
export function workerNames({
  built,
  environment,
  settings,
}: Pick<PlanInput, 'built' | 'environment' | 'settings'>) {
  const shop = workerName(built.shop, environment, settings)
  return { shop, sandbox: sandboxName(shop) }
}
