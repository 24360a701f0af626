import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { serializeTokenCookie } from '#src/commerce/checkout-token.ts'
import { PageReply } from '#src/commerce/contract/content.ts'
import type { ContentNode } from '#src/commerce/contract/content-html.ts'
import {
  countryCookie,
  languageCookie,
  paymentLifetime,
  regionCookieMaxAge,
  sentPaymentCookie,
  sentPaymentLifetime,
  sentReturnsCookie,
  sentReturnsLifetime,
  unclearPaymentCookie,
} from '#src/config.ts'
import { consentCookie, consentMaxAge } from '#src/consent.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import { createTestCatalogue } from '#tests/support/sandbox/test-catalogue.ts'
import { createTestSandbox, testSecret } from '#tests/support/sandbox/test-sandbox.ts'

const sandbox = createTestSandbox({ catalogue: createTestCatalogue() })

/** The text of the page: a line for each paragraph and each entry of a list. */
async function privacyPage(language: string): Promise<string> {
  const headers = { authorization: `Bearer ${testSecret}` }
  const response = await sandbox.fetch(`/content/pages/privacy?language=${language}`, { headers })
  const { page } = v.parse(PageReply, await response.json())
  return page.sections.map(({ nodes }) => linesOf(nodes)).join('\n')
}

function linesOf(nodes: ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      return node.tag === 'br' ? '\n' : `${linesOf(node.nodes)}\n`
    })
    .join('')
}

/** The names under which the shop keeps something in a browser, as its source spells them. */
const kept = new Set(
  globSync('{src,worker}/**/*.{ts,tsx}', { exclude: ['worker/sandbox/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](rc_[a-z_]+)/g)].map(([, name = '']) => name),
  ),
)

test.each(locales)(
  'the page names all that the shop keeps in a browser, and nothing else, in %s',
  async (language) => {
    const named = (await privacyPage(language)).match(/\brc_[a-z_]+/g) ?? []
    expect([...new Set(named)].sort()).toEqual([...kept].sort())
    expect(named).toHaveLength(kept.size)
  },
)

const day = 24 * 60 * 60

/** The lives of the cookies, in seconds. */
const lives: [cookie: string, seconds: number][] = [
  [serializeTokenCookie('token').name, serializeTokenCookie('token').maxAge],
  [countryCookie, regionCookieMaxAge],
  [languageCookie, regionCookieMaxAge],
  [sentReturnsCookie, sentReturnsLifetime / 1_000],
  [unclearPaymentCookie, paymentLifetime / 1_000],
  [sentPaymentCookie, sentPaymentLifetime / 1_000],
  [consentCookie, consentMaxAge],
]

const words: Record<Locale, Record<number, string>> = {
  en: {
    [60 * 60]: 'one hour',
    [day]: 'one day',
    [30 * day]: '30 days',
    [60 * day]: '60 days',
    [182 * day]: 'Six months',
    [365 * day]: 'One year',
  },
  sv: {
    [60 * 60]: 'en timme',
    [day]: 'en dag',
    [30 * day]: '30 dagar',
    [60 * day]: '60 dagar',
    [182 * day]: 'Sex månader',
    [365 * day]: 'Ett år',
  },
  fi: {
    [60 * 60]: 'tunni',
    [day]: 'vuorokau',
    [30 * day]: '30 päivää',
    [60 * day]: '60 päivää',
    [182 * day]: 'Kuusi kuukautta',
    [365 * day]: 'Vuosi',
  },
  da: {
    [60 * 60]: 'en time',
    [day]: 'et døgn',
    [30 * day]: '30 dage',
    [60 * day]: '60 dage',
    [182 * day]: 'Seks måneder',
    [365 * day]: 'Et år',
  },
  fr: {
    [60 * 60]: 'une heure',
    [day]: 'un jour',
    [30 * day]: '30 jours',
    [60 * day]: '60 jours',
    [182 * day]: 'Six mois',
    [365 * day]: 'Un an',
  },
  nl: {
    [60 * 60]: 'een uur',
    [day]: 'een dag',
    [30 * day]: '30 dagen',
    [60 * day]: '60 dagen',
    [182 * day]: 'Zes maanden',
    [365 * day]: 'Een jaar',
  },
  de: {
    [60 * 60]: 'eine Stunde',
    [day]: 'ein Tag',
    [30 * day]: '30 Tage',
    [60 * day]: '60 Tage',
    [182 * day]: 'Sechs Monate',
    [365 * day]: 'Ein Jahr',
  },
}

test.each(locales)('the page says how long each cookie lives, in %s', async (language) => {
  const lines = (await privacyPage(language)).split('\n')
  for (const [cookie, seconds] of lives)
    expect(lines.find((line) => line.includes(cookie))).toContain(words[language][seconds])
})

test.each(locales)(
  'the page names services with their cookies, and why data is used, in %s',
  async (language) => {
    const text = await privacyPage(language)
    for (const name of ['Google Analytics 4', 'Google Ads', 'Google Tag Manager', 'Meta', 'Conversions API'])
      expect(text).toContain(name)
    for (const [cookie, days] of [
      ['_ga', 400],
      ['_gcl_', 90],
      ['_fbp', 90],
      ['_fbc', 90],
    ])
      expect(text.split('\n').find((line) => new RegExp(`(?<![a-z])${cookie}`).test(line))).toContain(
        `${days}`,
      )
    expect(text).toContain('_partner')
    for (const basis of ['(a)', '(b)', '(c)', '(f)']) expect(text).toContain(basis)
    expect(text).toContain('imy.se')
  },
)

/** The words for the newsletter, a look-up by plate, reports of errors and the speed of pages. */
const uses: Record<Locale, [newsletter: RegExp, plate: RegExp, errors: RegExp, speed: RegExp]> = {
  en: [
    /Newsletter: your email/,
    /Registration plate: .*vehicle register/,
    /Error reports: /,
    /Speed of pages: /,
  ],
  sv: [/Nyhetsbrev: /, /Registreringsnummer: .*fordonsregister/, /Felrapporter: /, /Sidornas snabbhet: /],
  fi: [/Uutiskirje: /, /Rekisteritunnus: .*rekisteri/, /Virheraportit: /, /Sivujen nopeus: /],
  da: [/Nyhedsbrev: /, /Nummerplade: .*register/, /Fejlrapporter: /, /Sidernes hastighed: /],
  fr: [
    /Newsletter\u00a0: /,
    /Plaque .*\u00a0: .*registre/,
    /Rapports d’erreur.*\u00a0: /,
    /Rapidité des pages\u00a0: /,
  ],
  nl: [/Nieuwsbrief: /, /Kenteken: .*register/, /Foutmeldingen: /, /Snelheid van pagina’s: /],
  de: [/Newsletter: /, /Kennzeichen: .*[Rr]egister/, /Fehlerberichte: /, /Geschwindigkeit der Seiten: /],
}

test.each(locales)(
  'the page speaks of newsletter, plates, reports of errors and speed, in %s',
  async (language) => {
    const lines = (await privacyPage(language)).split('\n')
    for (const use of uses[language]) expect(lines.some((line) => use.test(line))).toBe(true)
  },
)
