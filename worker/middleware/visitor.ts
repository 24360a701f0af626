import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import { splitLocale } from '#src/paths.ts'
import type { Edge } from '../context.ts'
import { countryOf } from '../region/country.ts'

/** Who asks for what, as far as it changes the answer: language and screen, country, crawler or not. */
export const visitor = createMiddleware<Edge>(async function visitor(c, next) {
  const { locale, path } = splitLocale(new URL(c.req.url).pathname)
  c.set('locale', locale)
  c.set('screen', screenOf(path))
  c.set('country', countryOf(c.req.raw, c.var.settings.TEST_HEADERS))
  c.set('isCrawler', isbot(c.req.header('user-agent') ?? ''))
  await next()
})

/** The router ignores case, percent-encoding and `.data`; what is decided by path must not be fooled by them. */
export function screenOf(path: string): string {
  const screen = path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  try {
    return decodeURIComponent(screen).toLowerCase()
  } catch {
    return screen.toLowerCase()
  }
}
