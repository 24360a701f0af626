import type { Page } from 'playwright'
import { searchAddress } from '#src/features/search/search-address.ts'
import { paths } from '#src/paths.ts'
import { servicePaths } from '#src/service-paths.ts'
import { address, at, atPath, openRegion, type Screen, sample, type Visit } from './steps.ts'

/** Ids of the products of a listing. */
async function listedIds(page: Page, visit: Visit): Promise<string[]> {
  await page.goto(sample(visit, 'listing'))
  return page.locator('.product-grid > li').evaluateAll((all) => all.map(({ id }) => id.slice(1)))
}

const openShared: Screen['open'] = async (page, visit) => {
  const ids = await listedIds(page, visit)
  await page.goto(address(visit, paths.wishlist([...ids.slice(0, 5), '999999999'].join())))
}

/** Screens without a cart. */
export const shopScreens: Screen[] = [
  { name: 'home', open: at('home') },
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
      await page.locator('.categories-menu summary').first().click()
    },
  },
  { name: 'region', open: openRegion },
  {
    name: 'region-moved',
    open: async (page, visit) => {
      const { t } = visit.i18n
      await openRegion(page, visit)
      const panel = page.getByRole('dialog', { name: t('shell.region') })
      await panel.getByRole('combobox').selectOption('FI')
      await panel.getByRole('button', { name: t('region.save') }).click()
      await panel.locator('.actions').waitFor()
    },
  },
  { name: 'region-page', open: atPath(paths.region()) },
  { name: 'categories', open: atPath(paths.categories()) },
  { name: 'search', open: atPath(searchAddress('Volvo')), isListing: true },
  { name: 'search-none', open: atPath(searchAddress('grapefruit')) },
  { name: 'search-blank', open: atPath(paths.search()) },
  { name: 'info', open: atPath(paths.info('terms')) },
  { name: 'imprint', open: atPath(paths.info('imprint')) },
  { name: 'accessibility', open: atPath(paths.info('accessibility')) },
  { name: 'take-back', open: atPath(paths.info('take-back')) },
  { name: 'faq', open: atPath(servicePaths.faq()) },
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
      const filters = encodeURIComponent(JSON.stringify({ brands: ['none'] }))
      await page.goto(`${sample(visit, 'listing')}?filters=${filters}`)
    },
  },
  { name: 'product', open: at('product') },
  {
    name: 'wishlist-empty',
    open: async (page, visit) => {
      await page.goto(address(visit, paths.wishlist()))
      await page.locator('.wishlist > .empty').waitFor()
    },
  },
  { name: 'wishlist-shared', open: openShared },
  {
    name: 'wishlist',
    open: async (page, visit) => {
      await openShared(page, visit)
      await page.waitForLoadState('networkidle')
      await page.locator('.save-all').click()
      await page.getByRole('main').getByRole('status').locator('a').click()
      await page.locator('.wished').first().waitFor()
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
  { name: 'quick-order', open: atPath(servicePaths.quickOrder()) },
  {
    name: 'quick-order-found',
    open: async (page, visit) => {
      await page.goto(address(visit, servicePaths.quickOrder()))
      await page.waitForLoadState('networkidle')
      const list = ['BP-E30-260FVP-FRE 1', 'X471-019 2', 'CS-13-G1RH-FJA 3', 'BC-P18-51FXR-HAL', 'X000-000 4']
      await page.locator('.list-form textarea').fill(list.join('\n'))
      await page.locator('.list-form button').click()
      await page.locator('.order-table').waitFor()
    },
  },
  { name: 'compare-empty', open: atPath(paths.compare()) },
  { name: 'set', open: at('set') },
]
