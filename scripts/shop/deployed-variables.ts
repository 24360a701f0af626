import { unstable_readConfig } from 'wrangler'

/** The plain variables that a deployment gets: the texts under `[vars]` in its configuration. */
export function deployedVariables(file = 'wrangler.toml'): Record<string, string> {
  const { vars } = unstable_readConfig({ config: file }, { hideWarnings: true })
  return Object.fromEntries(
    Object.entries(vars).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
