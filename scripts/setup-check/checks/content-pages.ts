import { type ContentFetch, createContentApi } from '#src/commerce/content-api.ts'
import { acceptedValue, parseResponse, type Result } from '#src/commerce/reply.ts'
import { infoSlugs } from '#src/config.ts'
import { defaultLocale, type Locale } from '#src/i18n/locales.ts'
import type { Check, CheckedShop } from '../checked-shop.ts'
import { counted, defect, type Finding, listed, note, works } from '../finding.ts'
import { callsOf } from '../service-failure.ts'

type Slug = (typeof infoSlugs)[number]

/** The pages that laws ask of a shop: a shop must not open without them. */
const legalPages: readonly Slug[] = ['terms', 'withdrawal', 'privacy', 'imprint']

const remedy =
  'Publish it in the content service, written for your company (docs/make-it-your-shop.md, section 4).'

/** The content service has the pages that the shop links to, in each language, and the facts about the shop. */
export const checkContentPages: Check = async (shop) => {
  const pages = await Promise.all(
    infoSlugs.map(async (slug) => ({ slug, missing: await missingIn(shop, slug) })),
  )
  const complete = pages.filter(({ missing }) => missing.length === 0).length
  return [
    ...(complete > 0
      ? [works(`${counted(complete, 'page')} of ${pages.length} are published in every language.`)]
      : []),
    ...pages.flatMap(({ slug, missing }) => {
      if (missing.length === 0) return []
      return legalPages.includes(slug)
        ? [defect(`The legal page /info/${slug} is missing in ${listed(missing)}.`, remedy)]
        : [
            note(
              `The page /info/${slug}, which the footer links to, is missing in ${listed(missing)}.`,
              remedy,
            ),
          ]
    }),
    ...(await answerFindings(shop)),
    ...(await shopFindings(shop)),
  ]
}

/** The languages in which a page is not published, or has no text. */
async function missingIn(shop: CheckedShop, slug: Slug): Promise<Locale[]> {
  const found = await Promise.all(
    shop.languages.map(async (language) => {
      const reply = await read(shop, 'GET /pages/{slug}', () => contentIn(shop, language).page(slug))
      return {
        language,
        isThere: reply?.page.sections.some(({ nodes }) => nodes.length > 0) ?? false,
      }
    }),
  )
  return found.flatMap(({ language, isThere }) => (isThere ? [] : [language]))
}

async function answerFindings(shop: CheckedShop): Promise<Finding[]> {
  const found = await Promise.all(
    shop.languages.map(async (language) => ({
      language,
      faq: await read(shop, 'GET /faq', () => contentIn(shop, language).faq()),
    })),
  )
  const missing = found.flatMap(({ language, faq }) => (faq ? [] : [language]))
  return missing.length > 0
    ? [note(`There are no answers to frequent questions (/faq) in ${listed(missing)}.`)]
    : []
}

/** Facts for the country of visitors without one. */
async function shopFindings(shop: CheckedShop): Promise<Finding[]> {
  const { DEFAULT_COUNTRY, PUBLIC_ORIGIN } = shop.variables
  const facts = await read(shop, 'GET /shop', () => contentIn(shop, defaultLocale).shop(DEFAULT_COUNTRY))
  if (facts === null) {
    return [
      note(
        `The content service has no facts about the shop in ${DEFAULT_COUNTRY}, so delivery prices, days of arrival and the seller are not shown.`,
        'Publish them as src/commerce/contract/content.ts describes.',
      ),
    ]
  }
  const { seller, deliveryMethods, dispatch, demo } = facts.shop
  const absent = [
    ...(seller ? [] : ['the seller']),
    ...(deliveryMethods.length > 0 ? [] : ['delivery methods']),
    ...(dispatch ? [] : ['the calendar of the warehouse']),
  ]
  return [
    ...(absent.length > 0
      ? [
          note(
            `The facts about the shop in ${DEFAULT_COUNTRY} lack ${listed(absent)}, so these are not shown.`,
            'Publish them as src/commerce/contract/content.ts describes.',
          ),
        ]
      : [
          works(`The facts about the shop in ${DEFAULT_COUNTRY} name seller, delivery methods and calendar.`),
        ]),
    ...(demo && PUBLIC_ORIGIN.startsWith('https:')
      ? [note('The content service says that the shop is a demonstration, and pages tell visitors so.')]
      : []),
  ]
}

function contentIn({ services }: CheckedShop, language: Locale) {
  const send: ContentFetch = async ({ path, route, schema }) =>
    parseResponse(schema, await services.content.http({ method: 'GET', path, route }), route)
  return createContentApi(send, language)
}

/** What is published; null where nothing is. */
function read<T>(
  { services }: CheckedShop,
  route: string,
  call: () => Promise<Result<T>>,
): Promise<T | null> {
  return callsOf(services.content, async () => {
    const reply = await call()
    return !reply.ok && reply.status === 404 ? null : acceptedValue(reply, route)
  })
}
