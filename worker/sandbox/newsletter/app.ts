import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import { isLocale, type Locale } from '#src/i18n/locales.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { inEveryLanguage } from '../demo-catalogue/in-every-language.ts'
import style from '../provider/provider.css?raw'
import { isSubscribed, removeSubscriber } from './subscribers.ts'

interface NewsletterEnv extends CheckoutEnv {
  Variables: CheckoutEnv['Variables'] & SecureHeadersVariables
}

const texts = inEveryLanguage({
  en: {
    title: 'Newsletter',
    question: 'Do you want to unsubscribe from our newsletter?',
    leave: 'Unsubscribe',
    left: 'You are unsubscribed and will not receive our newsletter any more.',
  },
  sv: {
    title: 'Nyhetsbrev',
    question: 'Vill du avsluta prenumerationen på vårt nyhetsbrev?',
    leave: 'Avsluta prenumerationen',
    left: 'Prenumerationen är avslutad. Du får inte längre vårt nyhetsbrev.',
  },
  fi: {
    title: 'Uutiskirje',
    question: 'Haluatko perua uutiskirjeemme tilauksen?',
    leave: 'Peru tilaus',
    left: 'Tilaus on peruttu. Et saa enää uutiskirjettämme.',
  },
  da: {
    title: 'Nyhedsbrev',
    question: 'Vil du afmelde vores nyhedsbrev?',
    leave: 'Afmeld nyhedsbrevet',
    left: 'Du er afmeldt og får ikke længere vores nyhedsbrev.',
  },
  fr: {
    title: 'Newsletter',
    question: 'Voulez-vous vous désabonner de notre newsletter\u00a0?',
    leave: 'Se désabonner',
    left: 'Vous êtes désabonné(e) et ne recevrez plus notre newsletter.',
  },
  nl: {
    title: 'Nieuwsbrief',
    question: 'Wilt u zich uitschrijven voor onze nieuwsbrief?',
    leave: 'Uitschrijven',
    left: 'U bent uitgeschreven en ontvangt onze nieuwsbrief niet meer.',
  },
  de: {
    title: 'Newsletter',
    question: 'Möchten Sie unseren Newsletter abbestellen?',
    leave: 'Abbestellen',
    left: 'Sie sind abgemeldet und erhalten unseren Newsletter nicht mehr.',
  },
})

/** The path of the page on which a subscriber leaves the list, relative to the sandbox. */
export const leavePath = (key: string, language: Locale) => `/newsletter/leave/${key}?language=${language}`

/**
 * The page on which a subscriber leaves the list. Opening it changes nothing, since programs open the links in mails; one
 * `POST` without cookies does, as mail programs send it (RFC 8058).
 */
export function newsletterApp(): Hono<NewsletterEnv> {
  const app = new Hono<NewsletterEnv>()
  app.use('/leave/*', pageHeaders)
  app.get('/leave/:key', (c) => page(c, isSubscribed(c.var.world, c.req.param('key'))))
  app.post('/leave/:key', (c) => {
    removeSubscriber(c.var.world, c.req.param('key'))
    return page(c, false)
  })
  return app
}

function page(c: Context<NewsletterEnv>, asks: boolean) {
  const wanted = c.req.query('language') ?? ''
  const language = isLocale(wanted) ? wanted : 'en'
  const { title, question, leave, left } = texts[language]
  return c.html(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${c.get('secureHeadersNonce') ?? ''}">${raw(style)}</style>
</head>
<body><main><h1>${title}</h1>
${asks ? html`<p>${question}</p><form method="post"><button>${leave}</button></form>` : html`<p>${left}</p>`}
</main></body>
</html>`)
}

/** The page loads nothing, and its form is sent to its own origin only. */
const pageHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: [NONCE],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  strictTransportSecurity: false,
})
