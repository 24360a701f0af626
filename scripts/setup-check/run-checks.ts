import type { Check, CheckedShop } from './checked-shop.ts'
import { checkAllowedOrigin } from './checks/allowed-origin.ts'
import { checkAttributes } from './checks/attributes.ts'
import { checkContentPages } from './checks/content-pages.ts'
import { checkDelivery } from './checks/delivery.ts'
import { checkFilters } from './checks/filters.ts'
import { checkLanguages } from './checks/languages.ts'
import { checkLiveStock } from './checks/live-stock.ts'
import { checkLookups } from './checks/lookups.ts'
import { checkNotices } from './checks/notices.ts'
import { checkPaymentHosts } from './checks/payment-hosts.ts'
import { checkPictures } from './checks/pictures.ts'
import { checkRegions } from './checks/regions.ts'
import { checkSearchIndexes } from './checks/search-indexes.ts'
import type { Finding } from './finding.ts'
import type { Section } from './report.ts'
import { explainFailure, ServiceFailure } from './service-failure.ts'

/** All checks, in the order of the report. */
const allChecks: readonly [title: string, check: Check][] = [
  ['The shop’s origin', checkAllowedOrigin],
  ['Languages', checkLanguages],
  ['Countries, markets and price lists', checkRegions],
  ['Delivery and payment by country', checkDelivery],
  ['Payment hosts', checkPaymentHosts],
  ['Attributes of products', checkAttributes],
  ['Filters of listings', checkFilters],
  ['Pictures', checkPictures],
  ['Live stock', checkLiveStock],
  ['Notices of changes', checkNotices],
  ['Search', checkSearchIndexes],
  ['Content', checkContentPages],
  ['Other services', checkLookups],
]

/**
 * Runs checks, by default all. A failing service is a finding of the first check that needs it, and does not keep the others from
 * running.
 */
export async function runChecks(
  shop: CheckedShop,
  checks: readonly (readonly [title: string, check: Check])[] = allChecks,
): Promise<Section[]> {
  const sections = await Promise.all(
    checks.map(async ([title, check]) => ({ title, findings: await check(shop).catch(explained) })),
  )
  const told = new Set<string>()
  return sections.map(({ title, findings }) => ({
    title,
    findings: findings.filter(({ sentence }) => !told.has(sentence) && told.add(sentence)),
  }))
}

function explained(error: unknown): Finding[] {
  if (error instanceof ServiceFailure) return [explainFailure(error)]
  throw error
}
