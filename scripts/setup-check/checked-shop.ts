import type { ContentFiles } from '#src/commerce/content/content-files.ts'
import { type Locale, locales } from '#src/i18n/locales.ts'
import type { Variables } from '#worker/env.ts'
import { type CountryWalk, walkCountries } from './country-walk.ts'
import type { Finding } from './finding.ts'
import { createServices, type Effects, type Services } from './services.ts'
import { createShopFacts, type ShopFacts } from './shop-facts.ts'

/** A shop with these variables, whose services are checked. */
export interface CheckedShop {
  variables: Variables
  services: Services
  facts: ShopFacts
  /** The files in `content/`. */
  contentFiles: ContentFiles
  /** The walk through the countries; made once. */
  walk(): Promise<CountryWalk>
  /** The languages of the shop. */
  languages: readonly Locale[]
  /** False for a shop that sells nothing for cars. */
  hasCars: boolean
  sleep: Effects['sleep']
}

/** Calls services, and says what it has found. Throws `ServiceFailure` when a call fails. */
export type Check = (shop: CheckedShop) => Promise<Finding[]>

interface Options {
  variables: Variables
  contentFiles: ContentFiles
  hasCars?: boolean
  languages?: readonly Locale[]
  /** A key that may read the settings of search indexes. */
  searchAdminKey?: string | null
}

/** Makes the shop of these variables. `effects` are how its services are called. */
export function createCheckedShop(
  { variables, contentFiles, hasCars = true, languages = locales, searchAdminKey = null }: Options,
  effects: Effects,
): CheckedShop {
  const services = createServices(variables, searchAdminKey, effects)
  const facts = createShopFacts(services, variables.DEFAULT_COUNTRY)
  let walking: Promise<CountryWalk> | null = null
  return {
    variables,
    services,
    facts,
    contentFiles,
    walk() {
      walking ??= walkCountries(services, facts, variables.PUBLIC_ORIGIN)
      return walking
    },
    languages,
    hasCars,
    sleep: effects.sleep,
  }
}
