import { Hono } from 'hono'
import { isLocale, type Locale } from '#src/i18n/locales.ts'
import { showsSecret } from '../checkout-api/access.ts'
import type { CheckoutContext, CheckoutEnv } from '../checkout-api/env.ts'
import { bands } from './bands.ts'
import { faq } from './faq.ts'
import { pages } from './pages.ts'
import { shopFacts } from './shop-facts.ts'

/**
 * The content service: pages, answers and bands with plain text or HTML, and facts about the shop, read with a token. Drafts are 404 unless
 * requested with `?drafts=1`; the shop never does that.
 */
export function contentApi(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.use(async (c, next) => {
    if (showsSecret(c.req.raw.headers, c.var.world.ports.secret)) return next()
    return c.json({ errors: { token: 'denied' } }, 401)
  })
  app.get('/pages/:slug', (c) => {
    const language = languageOf(c)
    const page = pages.get(c.req.param('slug'))
    if (!language) return c.json({ errors: { language: 'not found' } }, 404)
    if (!page || (page.draft && c.req.query('drafts') !== '1')) {
      return c.json({ errors: { page: 'not found' } }, 404)
    }
    return c.json({ page: { slug: page.slug, updated: page.updated, ...page.texts[language] } })
  })
  app.get('/faq', (c) => {
    const language = languageOf(c)
    if (!language) return c.json({ errors: { language: 'not found' } }, 404)
    return c.json({ faq: faq[language] })
  })
  app.get('/bands/:place', (c) => {
    const language = languageOf(c)
    if (!language) return c.json({ errors: { language: 'not found' } }, 404)
    return c.json({ band: bands.get(c.req.param('place'))?.[language] ?? null })
  })
  app.get('/shop', (c) => {
    const language = languageOf(c)
    if (!language) return c.json({ errors: { language: 'not found' } }, 404)
    const region = c.var.world.regions.country(c.req.query('country') ?? '')
    if (!region?.shipTo) return c.json({ errors: { country: 'not found' } }, 404)
    return c.json(shopFacts(region, language, c.var.world.ports.now()))
  })
  return app
}

function languageOf(c: CheckoutContext): Locale | null {
  const language = c.req.query('language')
  return isLocale(language) ? language : null
}
