import type { Page } from 'playwright'
import { searchAddress } from '#src/features/search/search-address.ts'
import type { Locale } from '#src/i18n/locales.ts'
import * as paths from '#src/paths.ts'
import { soldOutProduct } from '#tests/journeys/catalogue.ts'
import { address, at, atPath, openRegion, type Screen, sample, type Visit } from './steps.ts'

async function listedIds(page: Page, visit: Visit): Promise<string[]> {
  await page.goto(sample(visit, 'listing'))
  return page.locator('.product-grid > li').evaluateAll((all) => all.map(({ id }) => id.slice(1)))
}

const openShared: Screen['open'] = async (page, visit) => {
  const ids = await listedIds(page, visit)
  await page.goto(address(visit, paths.wishlist([...ids.slice(0, 5), '999999999'].join())))
}

/** A shared wishlist with a changed price and availability. */
const openChanged: Screen['open'] = async (page, visit) => {
  const { t } = visit.i18n
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openShared(page, visit)
  await page.waitForLoadState('networkidle')
  await page.locator('.save-all').click()
  await page.getByRole('main').getByRole('status').locator('a').click()
  await page.locator('.wishlist-part').first().waitFor()
  await page.getByRole('button', { name: t('wishlist.share') }).click()
  await page
    .getByRole('status')
    .filter({ hasText: t('wishlist.copied') })
    .waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const cheaper = link.replace(/i(\d+)/, (_, price) => `i${Number(price) + 5_000}`)
  await page.goto(cheaper.replace(/(i\d+\.\d+)i/, '$1o'))
}

const openConsent: Screen['open'] = async (page, visit) => {
  await page.goto(sample(visit, 'home'))
  await page.locator('.consent-bar').waitFor()
}

const openGarage: Screen['open'] = async (page, visit) => {
  const { t } = visit.i18n
  await page.goto(sample(visit, 'home'))
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('garage.choose') })
    .click()
  await page
    .getByRole('dialog', { name: t('garage.title') })
    .getByRole('group', { name: t('garage.make') })
    .waitFor()
}

const misspelled: Partial<Record<Locale, string>> = {
  en: 'brakk disc',
  de: 'bremsscheeibe',
  fi: 'jarrulevvy',
}

/** Screens without a cart. */
export const shopScreens: Screen[] = [
  { name: 'home', open: at('home') },
  { name: 'consent', consent: 'asked', open: openConsent },
  {
    name: 'consent-choices',
    consent: 'asked',
    open: async (page, visit) => {
      await openConsent(page, visit)
      await page.waitForLoadState('networkidle')
      const { t } = visit.i18n
      await page
        .locator('.consent-bar')
        .getByRole('button', { name: t('consent.choose') })
        .click()
      await page.locator('.consent-panel').waitFor()
    },
  },
  { name: 'home-measured', consent: 'all', open: at('home') },
  { name: 'garage', open: openGarage },
  {
    name: 'garage-number',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await openGarage(page, visit)
      const panel = page.getByRole('dialog', { name: t('garage.title') })
      await panel.getByText(t('garage.byNumber')).click()
      await panel.getByLabel(t('garage.number')).fill('XLB LX4820RC00O001')
      await panel.getByLabel(t('garage.number')).press('Enter')
      // The decoder loads on use.
      await panel.getByText(t('vin.excluded', { position: 14, character: 'O' })).waitFor()
    },
  },
  { name: 'parts', open: atPath(paths.parts()) },
  { name: 'parts-model', open: atPath(paths.parts('volvo-240')) },
  {
    name: 'home-words',
    open: async (page, visit) => {
      await page.goto(sample(visit, 'home'))
      await page.waitForLoadState('networkidle')
      await page.locator('.content-band h2').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'home-viewed',
    open: async (page, visit) => {
      await page.goto(sample(visit, 'product'))
      await page.waitForLoadState('networkidle')
      await page.goto(sample(visit, 'home'))
      await page.locator('.recently-viewed').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'footer',
    open: async (page, visit) => {
      await page.goto(sample(visit, 'home'))
      await page.waitForLoadState('networkidle')
      await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    },
  },
  {
    name: 'menu',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await page.goto(sample(visit, 'home'))
      await page.getByRole('button', { name: t('shell.categories') }).click()
      await page.locator('.categories-menu .second').first().waitFor()
    },
  },
  { name: 'region', open: openRegion },
  {
    name: 'region-moved',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await openRegion(page, visit)
      const panel = page.getByRole('dialog', { name: t('shell.region') })
      await panel.getByRole('combobox', { name: t('region.country') }).selectOption('FI')
      await panel.getByRole('button', { name: t('region.save') }).click()
      await panel.locator('.actions').waitFor()
    },
  },
  { name: 'region-page', open: atPath(paths.region()) },
  { name: 'categories', open: atPath(paths.categories()) },
  { name: 'search', open: atPath(searchAddress('Volvo')), isListing: true },
  { name: 'search-year', open: atPath(searchAddress('volvo 240 1985 brake disc')), isListing: true },
  { name: 'search-answer', open: atPath(searchAddress('brake discs volvo 240')) },
  { name: 'search-answer-engine', open: atPath(searchAddress('oil filter volvo 240')) },
  { name: 'search-none', open: atPath(searchAddress('grapefruit')) },
  {
    name: 'search-meant',
    open: (page, visit) => atPath(searchAddress(misspelled[visit.i18n.locale] ?? 'brakk disc'))(page, visit),
  },
  {
    name: 'suggestions',
    open: async (page, visit) => {
      await page.goto(sample(visit, 'home'))
      await page.waitForLoadState('networkidle')
      await page.getByRole('search').getByRole('searchbox').click()
      await page.keyboard.type('volvo 240', { delay: 20 })
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'search-blank', open: atPath(paths.search()) },
  { name: 'info', open: atPath(paths.info('terms')) },
  { name: 'imprint', open: atPath(paths.info('imprint')) },
  { name: 'accessibility', open: atPath(paths.info('accessibility')) },
  { name: 'take-back', open: atPath(paths.info('take-back')) },
  { name: 'faq', open: atPath(paths.faq()) },
  { name: 'category', open: at('category'), isListing: true },
  { name: 'listing', open: at('listing'), isListing: true },
  {
    name: 'listing-table',
    open: async (page, visit) => {
      await page.goto(`${sample(visit, 'listing')}?view=table`)
    },
  },
  { name: 'brand', open: at('brand'), isListing: true },
  {
    name: 'listing-empty',
    open: async (page, visit) => {
      const filters = encodeURIComponent(JSON.stringify({ 'tech.diameter_mm': ['400..'] }))
      await page.goto(`${sample(visit, 'listing')}?filters=${filters}`)
    },
  },
  { name: 'product', open: at('product') },
  {
    name: 'product-sold-out',
    open: async (page, visit) => {
      const { uri } = await soldOutProduct(visit.origin)
      await page.goto(address(visit, paths.product(uri)))
    },
  },
  {
    name: 'stock-notice',
    open: async (page, visit) => {
      const { uri } = await soldOutProduct(visit.origin)
      await page.goto(address(visit, paths.product(uri)))
      await page.waitForLoadState('networkidle')
      await page.getByText(visit.i18n.t('stockNotice.ask')).click()
      await page.getByRole('textbox', { name: visit.i18n.t('stockNotice.email'), exact: true }).waitFor()
    },
  },
  {
    name: 'wishlist-empty',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.wishlist()))
      await page.locator('.wishlist .empty-state').waitFor()
    },
  },
  { name: 'wishlist-shared', open: openShared },
  { name: 'wishlist-changed', open: openChanged },
  {
    name: 'wishlist',
    open: async (page, visit) => {
      await openShared(page, visit)
      await page.waitForLoadState('networkidle')
      await page.locator('.save-all').click()
      await page.getByRole('main').getByRole('status').locator('a').click()
      await page.locator('.wishlist-part').first().waitFor()
    },
  },
  {
    name: 'compare-chosen',
    open: async (page, visit) => {
      await page.goto(sample(visit, 'listing'))
      await page.waitForLoadState('networkidle')
      for (const position of [0, 1, 2]) await page.locator('.compare-link').nth(position).click()
      await page.locator('.compare-bar').waitFor()
    },
  },
  {
    name: 'compare',
    open: async (page, visit) => {
      const ids = await listedIds(page, visit)
      await page.goto(address(visit, paths.compare(ids.slice(0, 4))))
    },
  },
  { name: 'quick-order', open: atPath(paths.quickOrder()) },
  {
    name: 'quick-order-found',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.quickOrder()))
      await page.waitForLoadState('networkidle')
      const list = ['BP-E30-260FVP-FRE 1', 'X471-019 2', 'CS-13-G1RH-NIV 3', 'BC-P18-38FXR-HAL', 'X000-000 4']
      await page.locator('.list-form textarea').fill(list.join('\n'))
      await page.locator('.list-form button').click()
      await page.locator('.order-table').waitFor()
    },
  },
  { name: 'compare-empty', open: atPath(paths.compare()) },
  { name: 'set', open: at('set') },
]
