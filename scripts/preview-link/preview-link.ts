import { signPreviewLink } from '#worker/preview/preview-link.ts'
import { production } from '../deploy/arguments.ts'
import { readSettings } from '../deploy/settings.ts'
import { exitWithError } from '../exit-with-error.ts'
import { readVariables } from '../shop/variables.ts'
import { linkArguments } from './arguments.ts'

/**
 * Prints a link that shows drafts to who opens it: `npm run preview:link -- /info/terms`. It can be opened for 24 hours,
 * or for as many as `--hours 8` says. The secret and the origin come from the environment, `.dev.vars`, or `.deploy.toml`.
 */
try {
  const { page, hours } = linkArguments(process.argv.slice(2))
  const { vars } = await readSettings(production, process.env)
  const { PUBLIC_ORIGIN, PREVIEW_SECRET } = { ...vars, ...readVariables() }
  if (!PREVIEW_SECRET) throw new Error('The variable PREVIEW_SECRET is missing: it is the one of the shop.')
  if (!PUBLIC_ORIGIN) throw new Error('The variable PUBLIC_ORIGIN is missing.')
  const until = Math.floor(Date.now() / 1_000) + hours * 60 * 60
  console.log(PUBLIC_ORIGIN + (await signPreviewLink(page, until, PREVIEW_SECRET)))
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error))
}
