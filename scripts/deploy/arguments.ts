import { parseArgs } from 'node:util'

/** The environment of the shop itself, from the top of `.deploy.toml`. */
export const production = 'production'
/** The environment of a public demo, with a sandbox. */
export const demo = 'demo'

export interface DeployArguments {
  /** `production`, `demo`, or the name of another one, such as `staging`. */
  environment: string
  /** Nothing is uploaded or created. */
  isDry: boolean
}

/** Throws an error with a sentence for the user. */
export function deployArguments(args: string[]): DeployArguments {
  const { values } = parseArgs({
    args,
    options: {
      demo: { type: 'boolean', default: false },
      env: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const { env } = values
  if (values.demo && env !== undefined && env !== demo)
    throw new Error('--demo is an environment itself: leave --env out.')
  if (env !== undefined && !/^[a-z][a-z0-9-]{0,30}$/.test(env))
    throw new Error('--env takes a name of small letters, digits and hyphens, such as staging.')
  return { environment: values.demo ? demo : (env ?? production), isDry: values['dry-run'] }
}
