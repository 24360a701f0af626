import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { shopName } from '#src/brand.ts'
import { keptEventsKey } from '#src/config.ts'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { expectAccessible } from '#tests/journeys/expect-accessible.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { test as isolated } from '#tests/journeys/isolated-shop.ts'
import { openPaymentStep } from '#tests/journeys/payment/payment-steps.ts'
import { coreIf, createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'
import { answers, dataLayerEvents, namesIn, readBook } from './books.ts'

const { t } = createTestI18n('en')

const disc = 'brake-disc-front-263-x-22-mm-vented-5-x-108-mm-bromsvik-volvo-240'

const measured = [
  paths.home(),
  paths.category('brakes/disc-brakes'),
  `${paths.search()}?keyword=brake`,
  paths.parts(),
  paths.parts('volvo-240', 'b21a'),
  paths.brand('bromsvik'),
  paths.product(disc),
  paths.categories(),
  paths.region(),
  paths.wishlist(),
  paths.compare(),
  paths.cart(),
  paths.info('privacy'),
  paths.faq(),
  paths.quickOrder(),
]
const unmeasured = [
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.support(),
  paths.trackOrder(),
  paths.withdraw(),
  paths.newsletter(),
  paths.checkout(),
]

const ofCustomers = [
  paths.account(),
  paths.accountOrders(),
  paths.accountDetails(),
  paths.accountCars(),
  paths.accountPassword(),
]

/** Names of stored items in `docs/measuring.md`. */
const inventory = new Set(
  readFileSync('docs/measuring.md', 'utf8')
    .match(/`rc_[a-z_]+`/g)
    ?.map((name) => name.slice(1, -1)),
)
const inventoryWithoutConsent = new Set([...inventory].filter((name) => name !== keptEventsKey))

const panel = (page: Page, i18n = createTestI18n('en')) =>
  page.getByRole('region', { name: i18n.t('consent.title') })

/** Collects requests to other origins, by origin and path. */
function watchRequests(page: Page, shop: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (origin !== shop && protocol.startsWith('http')) foreign.push(origin + pathname)
  })
  return foreign
}

/** Names of everything the browser stores for the shop. */
async function keptNames(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = await page.context().cookies()
  return [...new Set([...stored, ...cookies.map(({ name }) => name)])].toSorted()
}

/** Opens each screen, alternately in English and German, until its scripts have run and the network is idle. */
async function visitAll(page: Page, screens: readonly string[]) {
  for (const [index, path] of screens.entries()) {
    await page.goto(localized(index % 2 === 0 ? 'en' : 'de', path))
    await expect(page.locator('html[data-messages]')).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
}

/** The length of the walks: core ones visit eight screens. */
const walks = [
  {
    extent: 'the main screens',
    isCore: true,
    measured: [
      paths.home(),
      paths.category('brakes/disc-brakes'),
      `${paths.search()}?keyword=brake`,
      paths.product(disc),
      paths.cart(),
    ],
    unmeasured: [paths.support(), paths.checkout()],
    ofCustomers: [paths.accountDetails()],
  },
  { extent: 'all screens', isCore: false, measured, unmeasured, ofCustomers },
]

for (const [state, answered] of [
  ['before an answer', null],
  ['after a no', answers.none],
] as const) {
  test.describe(state, () => {
    test.use({ answered })

    for (const { extent, isCore, ...screens } of walks) {
      test(
        `${extent} call no other origin, and store only documented names`,
        coreIf(isCore && answered === null),
        async ({ page, baseURL }) => {
          test.slow(!isCore)
          const foreign = watchRequests(page, new URL(baseURL ?? '').origin)
          await addFromListing(page)
          await visitAll(page, [...screens.measured, ...screens.unmeasured])
          await logIn(page)
          await visitAll(page, screens.ofCustomers)
          expect(foreign).toEqual([])
          expect((await keptNames(page)).filter((name) => !inventoryWithoutConsent.has(name))).toEqual([])
        },
      )
    }
  })
}

async function logIn(page: Page) {
  const { email, password } = ownAccount(astrid)
  await page.goto(paths.login())
  await expectHydrated(page)
  const main = page.getByRole('main')
  await main.getByLabel(t('checkout.field.email'), { exact: true }).fill(email)
  await main.getByLabel(t('account.password'), { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(paths.account())
}

isolated.describe('after a yes', () => {
  isolated.use({ answered: answers.all })

  for (const { extent, isCore, measured } of walks)
    isolated(
      `${extent} load what was agreed to, and nothing once it is taken back`,
      async ({ page, baseURL }) => {
        test.slow(!isCore)
        const foreign = watchRequests(page, new URL(baseURL ?? '').origin)
        await addFromListing(page)
        await visitAll(page, measured)
        const services = new Set(
          foreign.map((address) => /sandbox\.localhost:\d+\/sandbox\/([a-z-]+)\//.exec(address)?.[1]),
        )
        expect(services).toEqual(new Set(['tag-manager', 'pixel', 'partner']))
        const names = await keptNames(page)
        expect(names.filter((name) => !inventory.has(name))).toEqual(['_fbp', '_ga'])

        await page.goto(paths.home())
        await takeBack(page)
        foreign.length = 0
        await visitAll(page, measured)
        expect(foreign).toEqual([])
        expect((await keptNames(page)).filter((name) => !inventoryWithoutConsent.has(name))).toEqual([])
      },
    )

  isolated('the checkout, forms and the account load nothing all the same', async ({ page, baseURL }) => {
    isolated.slow()
    await addFromListing(page)
    await page.waitForLoadState('networkidle')
    await page.goto(paths.login())
    const foreign = watchRequests(page, new URL(baseURL ?? '').origin)
    await visitAll(page, unmeasured)
    await logIn(page)
    await visitAll(page, ofCustomers)
    expect(foreign).toEqual([])
  })

  isolated('taking it back stops what runs in another tab', async ({ page, context, request }) => {
    const other = await context.newPage()
    await other.goto(paths.category('brakes/disc-brakes'))
    const advertisement = other.getByRole('complementary').getByText('Advertisement')
    await expect(advertisement).toBeVisible()
    await page.goto(paths.home())
    await expect.poll(() => namesIn(request, 'pixel')).toEqual(['PageView', 'PageView'])
    await takeBack(page)
    await expect
      .poll(() => latestConsent(other))
      .toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied' })
    await expect(advertisement).toBeHidden()
    const reported = await dataLayerEvents(request)
    await other.getByRole('article').getByRole('link').first().click()
    await expect(other).toHaveURL(/\/p\//)
    await other.evaluate(() => window.fbq?.('track', 'ViewContent'))
    await other.waitForLoadState('networkidle')
    expect(await namesIn(request, 'pixel')).toEqual(['PageView', 'PageView'])
    expect(await dataLayerEvents(request)).toEqual(reported)
    expect((await keptNames(other)).filter((name) => !inventory.has(name))).toEqual([])
  })
})

isolated.describe('the confirmation of an order', () => {
  isolated.use({ answered: answers.all, extraHTTPHeaders: { 'x-test-country': 'GB' } })

  isolated('lets the answer be changed', async ({ page, request, baseURL }) => {
    await openPaymentStep(page)
    await page.locator('input[name=paymentMethod][value=invoice]').check()
    await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
    await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('checkout.thanks'))
    await expect.poll(() => dataLayerEvents(request)).toContain('purchase')
    await expectAccessible(page, 'the confirmation, measured')
    await takeBack(page)
    const foreign = watchRequests(page, new URL(baseURL ?? '').origin)
    await page.reload()
    await expect(heading).toHaveText(t('checkout.thanks'))
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    expect((await keptNames(page)).filter((name) => !inventoryWithoutConsent.has(name))).toEqual([])
  })
})

/** Withdraws consent at the end of the page, and waits for the document to load again. */
async function takeBack(page: Page) {
  await page.getByRole('button', { name: t('consent.settings') }).click()
  const reloaded = page.waitForEvent('load')
  await panel(page)
    .getByRole('button', { name: t('consent.none') })
    .click()
  await reloaded
}

async function consentOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'rc_consent')?.value ?? ''
}

/** The last consent sent to the tags of a page. */
function latestConsent(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const isList = (entry: unknown): entry is ArrayLike<unknown> =>
      typeof entry === 'object' && entry !== null && 'length' in entry
    const commands = (window.dataLayer ?? []).filter(isList).filter((entry) => entry[0] === 'consent')
    return commands.at(-1)?.[2]
  })
}

isolated.describe('an answer', () => {
  isolated.use({ answered: null })

  isolated(
    'is given on the page, reports what it shows, and is taken back as easily',
    { tag: '@core' },
    async ({ page, request }) => {
      await page.goto(paths.category('brakes/disc-brakes'))
      await panel(page)
        .getByRole('button', { name: t('consent.all') })
        .click()
      await expect(panel(page)).toBeHidden()
      await expect.poll(() => namesIn(request, 'pixel')).toEqual(['PageView'])
      await expect.poll(() => dataLayerEvents(request)).toEqual(['gtm.js', 'view_item_list'])
      await expect.poll(() => readBook(request, 'partner')).toHaveLength(1)
      expect(await keptNames(page)).toEqual(expect.arrayContaining(['_fbp', '_ga', 'rc_consent']))
      await expect.poll(() => consentOf(page)).toMatch(/^1\.sm\.\d+\.[\da-f]{32}$/)
      const key = (await consentOf(page)).slice(-32)

      // Tags may store their state when a page is left.
      await page.evaluate(() => addEventListener('pagehide', () => localStorage.setItem('_ga_left', '1')))
      await takeBack(page)
      expect(await consentOf(page)).toMatch(new RegExp(`^1\\.\\.\\d+\\.${key}$`))
      await page.getByRole('link', { name: shopName }).first().click()
      await expect(page).toHaveURL(paths.home())
      await page.waitForLoadState('networkidle')
      expect(await keptNames(page)).not.toEqual(expect.arrayContaining(['_fbp']))
      expect((await keptNames(page)).filter((name) => name.startsWith('_'))).toEqual([])
      expect(await namesIn(request, 'pixel')).toEqual(['PageView'])
      expect(await dataLayerEvents(request)).toEqual(['gtm.js', 'view_item_list'])
    },
  )

  isolated(
    'to statistics alone loads the tag manager, with advertising denied',
    { tag: '@core' },
    async ({ page, request }) => {
      await page.goto(paths.home())
      await panel(page)
        .getByRole('button', { name: t('consent.choose') })
        .click()
      await panel(page)
        .getByRole('checkbox', { name: t('consent.statistics') })
        .check()
      await panel(page)
        .getByRole('button', { name: t('consent.save') })
        .click()
      await expect.poll(() => dataLayerEvents(request)).toContain('view_item_list')
      const commands = (await readBook(request, 'data-layer')).filter(({ kind }) => kind === 'consent')
      expect(commands.map(({ entry }) => entry)).toMatchObject([
        ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied' }],
        ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' }],
      ])
      expect([await readBook(request, 'pixel'), await readBook(request, 'partner')]).toEqual([[], []])
    },
  )

  isolated(
    'that the browser gives is a no until the visitor says otherwise',
    { tag: '@core' },
    async ({ page, request }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      )
      await page.goto(paths.home())
      await page.waitForLoadState('networkidle')
      await expect(panel(page)).toBeHidden()
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t('consent.settings') })
        .click()
      await panel(page)
        .getByRole('button', { name: t('consent.all') })
        .click()
      await expect.poll(() => namesIn(request, 'pixel')).toEqual(['PageView'])
    },
  )
})

test.describe('the question', () => {
  test.use({ answered: null })

  test('takes no focus, moves nothing, and is answered by keyboard', { tag: '@core' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(paths.category('brakes/disc-brakes'))
    await expect(panel(page)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('link')).toBeFocused()
    for (const name of ['consent.all', 'consent.none'] as const) {
      await page.keyboard.press('Tab')
      await expect(panel(page).getByRole('button', { name: t(name) })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeHidden()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(panel(page)).toBeHidden()
  })

  test('is chosen and changed by keyboard', async ({ page }) => {
    await page.goto(paths.region())
    await panel(page)
      .getByRole('button', { name: t('consent.choose') })
      .press('Enter')
    const statistics = panel(page).getByRole('checkbox', { name: t('consent.statistics') })
    await expect(statistics).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeHidden()

    const settings = page.getByRole('contentinfo').getByRole('button', { name: t('consent.settings') })
    await settings.press('Enter')
    await expect(statistics).toBeFocused()
    await expect(statistics).toBeChecked()
    await expectAccessible(page, 'the question, opened')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeHidden()
    await expect(settings).toBeFocused()
  })

  for (const locale of locales) {
    test(
      `is asked in ${locale}, with three buttons that look the same, and no accessibility violation`,
      coreIf(locale === 'en'),
      async ({ page }) => {
        const i18n = createTestI18n(locale)
        await page.goto(localized(locale, paths.home()))
        const buttons = panel(page, i18n).getByRole('button')
        await expect(buttons).toHaveText([
          i18n.t('consent.all'),
          i18n.t('consent.none'),
          i18n.t('consent.choose'),
        ])
        const looks = await buttons.evaluateAll((all) =>
          all.map((button) => {
            const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(button)
            const { width, height } = button.getBoundingClientRect()
            return JSON.stringify([color, backgroundColor, borderColor, fontSize, Math.round(width), height])
          }),
        )
        expect(new Set(looks).size).toBe(1)
        await buttons.last().click()
        await expect(panel(page, i18n).getByRole('checkbox')).toHaveCount(2)
        await expectAccessible(page, `consent in ${locale}`)
      },
    )
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('is not asked, and nothing measures', { tag: '@core' }, async ({ page, baseURL }) => {
      const foreign = watchRequests(page, new URL(baseURL ?? '').origin)
      await page.goto(paths.category('brakes/disc-brakes'))
      await expect(page.getByRole('button', { name: t('consent.settings') })).toBeHidden()
      await expect(panel(page)).toHaveCount(0)
      expect(foreign).toEqual([])
    })
  })
})
