import type { BrowserContext, Page } from 'playwright/test'
import * as paths from '#src/paths.ts'
import { describeCar } from '#tests/journeys/account/describe-car.ts'
import { mailedLink } from '#tests/journeys/account/mailed-link.ts'
import { addFromListing } from '#tests/journeys/cart-steps.ts'
import { checkoutToken, injectFault } from '#tests/journeys/faults.ts'
import { expectHydrated } from '#tests/journeys/hydration.ts'
import { bookedOrder } from '#tests/journeys/payment/payment-steps.ts'
import { createTestI18n, expect, test } from '#tests/journeys/shop.ts'
import { astrid, ownAccount } from '#tests/support/examples/customers.ts'

const { t } = createTestI18n('en')
const [first = '', changed = '', reset = '', wrong = ''] = ['first', 'changed', 'reset', 'wrong'].map(
  (word) => `canary ${word} password`,
)
const personalNumber = '8507099805'

/** Decodes what is encoded in a text that may not be an address. */
const decodePercents = (text: string) =>
  text
    .replaceAll('+', ' ')
    .replaceAll(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** Records texts that a browser sends, shows and stores, without the bodies of forms. */
function observe(context: BrowserContext) {
  const seen: { place: string; text: string }[] = []
  const headers: Promise<unknown>[] = []
  const tokens = new Set<string>()
  let link: string | null = null
  context.on('request', (request) => {
    // The mail's own link has its key, until the first script removes it.
    const isLink = link !== null && request.isNavigationRequest() && request.url().endsWith(link)
    if (!isLink) seen.push({ place: 'address', text: request.url() })
    const read = async () =>
      seen.push({ place: 'referrer', text: (await request.headerValue('referer')) ?? '' })
    headers.push(read().catch(() => {}))
  })
  context.on('console', (message) => seen.push({ place: 'console', text: message.text() }))
  return {
    expectLink(path: string) {
      link = path
    },
    /** Reads everything of a page at this moment. */
    async look(page: Page) {
      tokens.add(await checkoutToken(page))
      const texts = await page.evaluate(async () => ({
        'page address': location.href,
        'document referrer': document.referrer,
        'history state': JSON.stringify(history.state),
        'local storage': JSON.stringify({ ...localStorage }),
        'session storage': JSON.stringify({ ...sessionStorage }),
        'window name': window.name,
        databases: JSON.stringify(await indexedDB.databases()),
        caches: JSON.stringify(await caches.keys()),
        text: document.body.innerText,
        title: document.title,
      }))
      for (const [place, text] of Object.entries(texts)) seen.push({ place, text })
      for (const { name, value } of await context.cookies())
        if (name !== 'rc_centra_checkout_token') seen.push({ place: `cookie ${name}`, text: value })
    },
    /** Everything seen at these places with one of the words, or a token, in it. */
    async find(words: string[], places = (_: string) => true): Promise<string[]> {
      await Promise.all(headers)
      const all = [...words, ...[...tokens].filter((token) => token !== '')]
      return seen.flatMap(({ place, text }) => {
        if (!places(place)) return []
        const decoded = `${text}\n${decodePercents(text)}`
        return all
          .filter((word) => decoded.includes(word))
          .map((word) => `${word} in ${place}: ${text.slice(0, 200)}`)
      })
    },
  }
}

test.use({
  extraHTTPHeaders: { 'x-test-country': 'SE' },
  tolerated: [/status of (40[3469]|422|425|503)/],
})

test('no password, personal number, key or token is in an address, a referrer, storage, the console or a text', async ({
  page,
  context,
  request,
}) => {
  const observer = observe(context)
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(new RegExp(`^${label}`))
  const press = (name: string) => main.getByRole('button', { name }).click()
  const { email } = ownAccount({ ...astrid, email: 'kim@example.com' })

  await addFromListing(page)
  await page.goto(paths.register())
  await expectHydrated(page)
  await field(t('checkout.field.email')).fill(astrid.email)
  await field(t('account.password')).fill(first)
  await field(t('account.repeatPassword')).fill(first)
  await field(t('checkout.field.firstName')).fill('Kim')
  await field(t('checkout.field.lastName')).fill('Olsen')
  await press('Create account')
  await expect(main.getByText(t('account.problem.taken')).first()).toBeVisible()
  await observer.look(page)
  await field(t('checkout.field.email')).fill(email)
  await press('Create account')
  await expect(page).toHaveURL(paths.account())
  await observer.look(page)

  await page.goto(paths.checkout())
  await field(t('checkout.field.address1')).fill('Testgatan 1')
  await field(t('checkout.field.zipCode')).fill('114 55')
  await field(t('checkout.field.city')).fill('Stockholm')
  await field(t('checkout.field.phoneNumber')).fill('+46 8 123 456 78')
  await press(t('checkout.toDelivery'))
  await press(t('checkout.toPayment'))
  await page.locator('input[name=paymentMethod][value=invoice]').check()
  await field(t('checkout.field.identityNumber')).fill(personalNumber)
  await observer.look(page)
  await page.getByRole('checkbox', { name: t('checkout.terms') }).check()
  await press(t('checkout.placeOrder'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout.thanks'))
  await observer.look(page)
  const number = String(await bookedOrder(page, request))
  for (const path of [paths.account(), paths.accountOrders(), paths.accountOrder(number)]) {
    await page.goto(path)
    await expectHydrated(page)
    await observer.look(page)
  }

  await page.goto(paths.accountDetails())
  await expectHydrated(page)
  await field(t('checkout.field.city')).fill('Lund')
  await injectFault(page, ['PUT'], 2, { kind: 'status', status: 503 })
  await press('Save')
  await expect(main.getByText(t('account.saveFailed'))).toBeVisible()
  await observer.look(page)
  await press('Save')
  await expect(main.getByText(t('account.saved'))).toBeVisible()

  await page.goto(paths.accountCars())
  await expectHydrated(page)
  await describeCar(page)
  await field(t('account.car.model')).fill('Volvo Amazon')
  await press('Add car')
  await expect(main.getByRole('listitem').filter({ hasText: 'Volvo Amazon' })).toBeVisible()

  await page.goto(paths.accountPassword())
  await expectHydrated(page)
  const change = async (current: string) => {
    await field(t('account.currentPassword')).fill(current)
    await field(t('account.newPassword')).fill(changed)
    await field(t('account.repeatPassword')).fill(changed)
    await press(t('account.savePassword'))
  }
  await change(wrong)
  await expect(main.getByText(t('account.problem.wrongPassword'))).toBeVisible()
  await observer.look(page)
  await injectFault(page, ['PUT'], 1, { kind: 'status', status: 503 })
  await change(first)
  await expect(main.getByText(t('account.passwordFailed'))).toBeVisible()
  await observer.look(page)
  await change(first)
  await expect(main.getByText(t('account.passwordChanged'))).toBeVisible()
  await observer.look(page)

  await page.goto(paths.account())
  await press('Log out')
  await expect(page).toHaveURL(paths.login())
  await expectHydrated(page)
  await field(t('checkout.field.email')).fill(email)
  await field(t('account.password')).fill(wrong)
  await press('Log in')
  await expect(main.getByRole('alert')).toHaveText('Incorrect password or email')
  await observer.look(page)
  await main.getByRole('link', { name: t('account.forgot') }).click()
  await field(t('checkout.field.email')).fill(email)
  await press(t('account.sendLink'))
  await expect(main.getByText(t('account.mailSent'))).toBeVisible()
  const link = await mailedLink(page, email)
  const key = new URLSearchParams(link.split('?')[1]).get('i') ?? ''
  expect(key).not.toBe('')
  observer.expectLink(link)
  for (const [text, repeated] of [
    [t('account.problem.different'), wrong],
    [t('account.passwordReset'), reset],
    [t('account.linkGone'), reset],
  ] as const) {
    await page.goto(link)
    await expect(page).toHaveURL(paths.resetPassword())
    await expectHydrated(page)
    await observer.look(page)
    await field(t('account.newPassword')).fill(reset)
    await field(t('account.repeatPassword')).fill(repeated)
    await press(t('account.savePassword'))
    await expect(main.getByText(text).first()).toBeVisible()
    await observer.look(page)
  }
  expect(await observer.find([first, changed, reset, wrong, personalNumber, key])).toEqual([])
})

test('no text written to customer service is in an address, a referrer, storage or the console', async ({
  page,
  context,
}) => {
  const observer = observe(context)
  const main = page.getByRole('main')
  const field = (label: string) => main.getByRole('textbox', { name: label })
  const press = (name: string) => main.getByRole('button', { name }).click()
  const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
  const email = 'canarymail@example.com'

  await page.goto(paths.support())
  await expectHydrated(page)
  await field(t('support.message')).fill('canarymessage')
  await field(t('checkout.orderNumber')).fill('canaryorder')
  await press(t('support.send'))
  await expect(main.getByText(t('forms.required'))).toBeVisible()
  await observer.look(page)
  await field(t('checkout.field.email')).fill(email)
  await press(t('support.send'))
  await expect(main.getByText(t('support.thanks'))).toBeVisible()
  await observer.look(page)

  await footerLink(t('trackOrder.title')).click()
  await expectHydrated(page)
  await field(t('checkout.orderNumber')).fill('canaryorder')
  await field(t('checkout.field.email')).fill(email)
  await press(t('trackOrder.find'))
  await expect(main.getByText(t('trackOrder.none'))).toBeVisible()
  await observer.look(page)

  await footerLink(t('withdraw.here')).click()
  await expectHydrated(page)
  await field(t('withdraw.name')).fill('canaryname')
  await field(t('checkout.orderNumber')).fill('canaryorder')
  await field(t('checkout.field.email')).fill(email)
  await field(t('withdraw.goods')).fill('canarygoods')
  await press(t('withdraw.confirm'))
  await expect(page.getByRole('heading', { level: 1, name: t('withdraw.received') })).toBeVisible()
  await observer.look(page)
  await footerLink(t('info.returns')).click()
  await expect(page).toHaveURL(paths.info('returns'))
  await expectHydrated(page)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: t('newsletter.email') }).fill(email)
  await footer.getByRole('button', { name: t('newsletter.subscribe') }).click()
  await expect(footer.getByText(t('newsletter.confirming'))).toBeVisible()
  await observer.look(page)

  // The receipt of a withdrawal repeats its text, only to the sender.
  expect(await observer.find(['canary'], (place) => place === 'text')).not.toEqual([])
  expect(await observer.find(['canary'], (place) => place !== 'text')).toEqual([])
})
