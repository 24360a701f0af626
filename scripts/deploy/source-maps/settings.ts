import * as v from 'valibot'

const Slug = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'letters, digits and hyphens'))
const Server = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'an http or https address'),
)

/** The server and project that receive source maps. The variables have the names that Sentry's own programs read. */
const UploadSettings = v.object({
  SENTRY_AUTH_TOKEN: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'printable ASCII without spaces')),
  SENTRY_ORG: Slug,
  SENTRY_PROJECT: Slug,
  SENTRY_URL: v.optional(Server, 'https://sentry.io'),
})

export interface ErrorProject {
  token: string
  organization: string
  project: string
  /** The address of the error server. */
  server: string
}

/** Null without `SENTRY_AUTH_TOKEN`. Throws an error with a sentence for the user if another variable is wrong. */
export function errorProject(environment: Record<string, string | undefined>): ErrorProject | null {
  if (!environment.SENTRY_AUTH_TOKEN) return null
  const set = Object.entries(environment).filter(([, value]) => value)
  const parsed = v.safeParse(UploadSettings, Object.fromEntries(set))
  if (!parsed.success) {
    const [issue] = parsed.issues
    const name = v.getDotPath(issue)
    if (issue.input === undefined)
      throw new Error(`The variable ${name} is missing, since SENTRY_AUTH_TOKEN is set.`)
    throw new Error(`The variable ${name} is malformed: expected ${issue.message}.`)
  }
  const { SENTRY_AUTH_TOKEN: token, SENTRY_ORG, SENTRY_PROJECT, SENTRY_URL: server } = parsed.output
  return { token, organization: SENTRY_ORG, project: SENTRY_PROJECT, server }
}
