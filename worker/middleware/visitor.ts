import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import { splitLocale } from '#src/paths.ts'
import type { Edge } from '../context.ts'
import { countryOf } from '../region/country.ts'

/** Who asks, as far as it changes the answer: language of the address, country, crawler or not. */
export const visitor = createMiddleware<Edge>(async function visitor(c, next) {
  const { locale, path } = splitLocale(new URL(c.req.url).pathname)
  c.set('locale', locale)
  c.set('path', path)
  c.set('country', countryOf(c.req.raw, c.var.settings.TEST_HEADERS))
  c.set('isCrawler', isbot(c.req.header('user-agent') ?? ''))
  await next()
})
