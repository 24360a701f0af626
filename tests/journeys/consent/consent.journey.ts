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
import { termsBox } from '#tests/journeys/terms-box.ts'
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

/** Screens on which the question must not be in the way. */
const asking = [paths.home(), paths.category('brakes/disc-brakes'), paths.product(disc), paths.cart()]

/** Names of stored items in `docs/measuring.md`. */
const inventory = new Set(
  readFileSync('docs/measuring.md', 'utf8')
    .match(/`rc_[a-z_]+`/g)
    ?.map((name) => name.slice(1, -1)),
)
const inventoryWithoutConsent = new Set([...inventory].filter((name) => name !== keptEventsKey))

/** The question, which every document that may measure contains. */
const question = (page: Page, i18n = createTestI18n('en')) =>
  page.getByRole('region', { name: i18n.t('consent.ask') })

/** The panel of the settings. */
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
    await termsBox(page).check()
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
      await question(page)
        .getByRole('button', { name: t('consent.all') })
        .click()
      await expect(question(page)).toBeHidden()
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
    'ends the question in another tab too, where measuring begins',
    async ({ page, context, request }) => {
      const other = await context.newPage()
      await other.goto(paths.category('brakes/disc-brakes'))
      await expectHydrated(other)
      await question(other)
        .getByRole('button', { name: t('consent.none') })
        .focus()
      await page.goto(paths.home())
      await expectHydrated(page)
      await question(page)
        .getByRole('button', { name: t('consent.all') })
        .click()
      await expect(question(other)).toBeHidden()
      await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
      await expect.poll(() => namesIn(request, 'pixel')).toEqual(['PageView', 'PageView'])
      await expect(other.getByRole('complementary').getByText('Advertisement')).toBeVisible()
      await expect.poll(() => consentOf(other)).toMatch(/^1\.sm\.\d+\.[\da-f]{32}$/)
    },
  )

  isolated(
    'to statistics alone loads the tag manager, with advertising denied',
    { tag: '@core' },
    async ({ page, request }) => {
      await page.goto(paths.home())
      await question(page)
        .getByRole('button', { name: t('consent.choose') })
        .click()
      await panel(page)
        .getByRole('checkbox', { name: t('consent.statistics') })
        .check()
      await panel(page)
        .getByRole('button', { name: t('consent.save') })
        .click()
      await expect(panel(page)).toBeHidden()
      await expect(question(page)).toBeHidden()
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
      await expect(question(page)).toBeHidden()
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
          if (!Reflect.get(entry, 'hadRecentInput'))
            Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const shifts = () => page.evaluate(() => Reflect.get(window, 'shifts'))
    await page.goto(paths.category('brakes/disc-brakes'))
    await expectHydrated(page)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    const more = question(page).getByRole('link')
    const isFocused = () => more.evaluate((link) => link === document.activeElement)
    for (let presses = 0; presses < 20 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
    await expect(more).toBeFocused()
    for (const name of ['consent.all', 'consent.none'] as const) {
      await page.keyboard.press('Tab')
      await expect(question(page).getByRole('button', { name: t(name) })).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => consentOf(page)).toMatch(/^1\.\.\d+$/)
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toBe(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(question(page)).toBeHidden()
    expect(await shifts()).toBe(0)
  })

  test('is chosen and changed by keyboard', async ({ page }) => {
    await page.goto(paths.region())
    await expectHydrated(page)
    await question(page)
      .getByRole('button', { name: t('consent.choose') })
      .press('Enter')
    const statistics = panel(page).getByRole('checkbox', { name: t('consent.statistics') })
    await expect(statistics).toBeFocused()
    await expectAccessible(page, 'the question and its panel')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeHidden()
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    const settings = page.getByRole('contentinfo').getByRole('button', { name: t('consent.settings') })
    await settings.press('Enter')
    await expect(statistics).toBeFocused()
    await expect(statistics).toBeChecked()
    await expectAccessible(page, 'the settings')
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeHidden()
    await expect(settings).toBeFocused()
  })

  for (const locale of locales) {
    test(
      `is asked in ${locale}, with equal buttons for yes and no, and no accessibility violation`,
      coreIf(locale === 'en'),
      async ({ page }) => {
        const i18n = createTestI18n(locale)
        await page.goto(localized(locale, paths.home()))
        await expect(page.locator('html[data-messages]')).toBeVisible()
        await page.waitForLoadState('networkidle')
        const buttons = question(page, i18n).getByRole('button')
        await expect(buttons).toHaveText([
          i18n.t('consent.all'),
          i18n.t('consent.none'),
          i18n.t('consent.choose'),
        ])
        const looks = await buttons.evaluateAll((all) =>
          all.slice(0, 2).map((button) => {
            const { color, backgroundColor, borderColor, fontSize } = getComputedStyle(button)
            const { width, height } = button.getBoundingClientRect()
            return JSON.stringify([color, backgroundColor, borderColor, fontSize, Math.round(width), height])
          }),
        )
        expect(new Set(looks).size).toBe(1)
        for (const [width, lines] of [
          [320, 3],
          [390, 3],
          [820, 2],
          [1440, 1],
        ] as const) {
          await page.setViewportSize({ width, height: 844 })
          const shown = await question(page, i18n).evaluate((bar) => {
            const text = bar.querySelector('p')
            const buttons = bar.querySelectorAll('button')
            return {
              lines: Math.round(
                (text?.clientHeight ?? 0) / Number.parseFloat(text ? getComputedStyle(text).lineHeight : ''),
              ),
              rows: new Set([...buttons].map((button) => button.getBoundingClientRect().top)).size,
              sideways: bar.scrollWidth - bar.clientWidth,
            }
          })
          expect.soft(shown.lines, `lines at ${width} px`).toBeLessThanOrEqual(lines)
          expect.soft([shown.rows, shown.sideways], `buttons at ${width} px`).toEqual([1, 0])
        }
        await expectAccessible(page, `the question in ${locale}`)
        await buttons.last().click()
        await expect(panel(page, i18n).getByRole('checkbox')).toHaveCount(2)
        await expectAccessible(page, `the panel in ${locale}`)
      },
    )
  }

  for (const width of [320, 390, 820, 1440, 2560]) {
    test(`covers no link, price or button at ${width} px`, coreIf(width === 390), async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await addFromListing(page)
      for (const path of asking) {
        await page.goto(path)
        await expectHydrated(page)
        await expect(question(page)).toBeVisible()
        const { others, covered } = await question(page).evaluate((bar) => {
          const frame = bar.getBoundingClientRect()
          const others = [...document.querySelectorAll('a, button, input, select, summary, .price')].filter(
            (element) => !bar.contains(element) && element.checkVisibility({ visibilityProperty: true }),
          )
          const covered = others.filter((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return left < frame.right && right > frame.left && top < frame.bottom && bottom > frame.top
          })
          return { others: others.length, covered: covered.map(({ outerHTML }) => outerHTML.slice(0, 120)) }
        })
        expect(others).toBeGreaterThan(20)
        expect(covered, path).toEqual([])
      }
    })
  }

  test('is there from the first frame on', async ({ page }) => {
    await watchFrames(page)
    for (const path of asking) {
      await page.goto(path)
      await expectHydrated(page)
      expect(await seenFrames(page), path).toEqual({ early: [true], late: [true] })
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('is not asked, and nothing measures', { tag: '@core' }, async ({ page, baseURL }) => {
      const foreign = watchRequests(page, new URL(baseURL ?? '').origin)
      await page.goto(paths.category('brakes/disc-brakes'))
      await expect(page.getByRole('button', { name: t('consent.settings') })).toBeHidden()
      await expect(page.locator('.consent-bar')).toBeHidden()
      await expect(panel(page)).toHaveCount(0)
      expect(foreign).toEqual([])
    })
  })
})

test('a visitor who has answered sees the question for consent in no frame', { tag: '@core' }, async ({
  page,
}) => {
  await watchFrames(page)
  for (const path of asking) {
    await page.goto(path)
    await expectHydrated(page)
    expect(await seenFrames(page), path).toEqual({ early: [false], late: [false] })
  }
})

/** Notes in each document of the page whether the question is displayed: before hydration, and in every frame. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = { early: new Set<boolean>(), late: new Set<boolean>() }
    Object.assign(window, { seen })
    function note() {
      const bar = document.querySelector('.consent-bar')
      if (!bar) return
      const isHydrated = Object.keys(bar).some((key) => key.startsWith('__reactFiber$'))
      seen[isHydrated ? 'late' : 'early'].add(getComputedStyle(bar).display !== 'none')
    }
    // Parsed and styled, with no module run yet.
    document.addEventListener('readystatechange', note, { once: true })
    requestAnimationFrame(function frame() {
      note()
      requestAnimationFrame(frame)
    })
  })
}

function seenFrames(page: Page): Promise<Record<'early' | 'late', boolean[]>> {
  return page.evaluate(() => {
    const { early, late } = Reflect.get(window, 'seen')
    return { early: [...early], late: [...late] }
  })
}
