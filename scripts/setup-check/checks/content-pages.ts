import { contentConnection } from '#src/commerce/content/content-connection.ts'
import { uncached } from '#src/commerce/content/content-fetch.ts'
import { createFileContent } from '#src/commerce/content/content-files.ts'
import type { ContentSource } from '#src/commerce/content/content-source.ts'
import { fillInMarks } from '#src/commerce/content/fill-in.ts'
import { infoSlugs } from '#src/config.ts'
import { defaultLocale, type Locale } from '#src/i18n/locales.ts'
import type { Check, CheckedShop } from '../checked-shop.ts'
import { counted, defect, type Finding, listed, note, works } from '../finding.ts'
import { callsOf } from '../service-failure.ts'

type Slug = (typeof infoSlugs)[number]

/** The pages that laws ask of a shop: a shop must not open without them. */
const legalPages: readonly Slug[] = ['terms', 'withdrawal', 'privacy', 'imprint']

const guide = 'docs/content.md'
const remedy = `Publish it, written for your company (${guide}).`
const fillInRemedy = `Write there what the brackets ask for, and take them out (${guide}).`

/**
 * The shop has the pages that it links to, in each language and without anything left to fill in, and the facts about
 * itself.
 */
export const checkContentPages: Check = async (shop) => {
  const pages = await Promise.all(infoSlugs.map((slug) => readPage(shop, slug)))
  const complete = pages.filter(({ missing, marks }) => missing.length === 0 && marks.size === 0).length
  return [
    ...(complete > 0
      ? [works(`${counted(complete, 'page')} of ${pages.length} are published in every language.`)]
      : []),
    ...pages.flatMap(({ slug, missing, marks }) => [
      ...missingFindings(slug, missing),
      ...fillInFindings(`/info/${slug}`, marks),
    ]),
    ...(await answerFindings(shop)),
    ...(await shopFindings(shop)),
  ]
}

/** A text in the languages: where it is missing, and what is left to fill in. */
interface Reading {
  missing: Locale[]
  /** The languages of each mark. */
  marks: Map<string, Locale[]>
}

async function readPage(shop: CheckedShop, slug: Slug): Promise<Reading & { slug: Slug }> {
  const reading = await readIn(shop, async (content) => {
    const page = await content.page(slug)
    return page?.sections.some(({ nodes }) => nodes.length > 0) ? page : null
  })
  return { slug, ...reading }
}

async function readIn(
  shop: CheckedShop,
  read: (content: ContentSource) => Promise<object | null>,
): Promise<Reading> {
  const found = await Promise.all(
    shop.languages.map(async (language) => {
      const value = await calling(shop, () => read(contentIn(shop, language)))
      return { language, value, marks: fillInMarks(JSON.stringify(value)) }
    }),
  )
  const marked = found.flatMap(({ language, marks }) => marks.map((mark) => ({ language, mark })))
  const byMark = Map.groupBy(marked, ({ mark }) => mark)
  return {
    missing: found.flatMap(({ language, value }) => (value === null ? [language] : [])),
    marks: new Map([...byMark].map(([mark, places]) => [mark, places.map(({ language }) => language)])),
  }
}

function missingFindings(slug: Slug, missing: Locale[]): Finding[] {
  if (missing.length === 0) return []
  return legalPages.includes(slug)
    ? [defect(`The legal page /info/${slug} is missing in ${listed(missing)}.`, remedy)]
    : [note(`The page /info/${slug}, which the footer links to, is missing in ${listed(missing)}.`, remedy)]
}

function fillInFindings(place: string, marks: Reading['marks']): Finding[] {
  if (marks.size === 0) return []
  const languages = [...new Set([...marks.values()].flat())]
  return [
    defect(
      `${place} has to be filled in (${listed(languages)}): ${listed([...marks.keys()])}.`,
      fillInRemedy,
    ),
  ]
}

async function answerFindings(shop: CheckedShop): Promise<Finding[]> {
  const { missing, marks } = await readIn(shop, (content) => content.faq())
  return [
    ...(missing.length > 0
      ? [note(`There are no answers to frequent questions (/faq) in ${listed(missing)}.`)]
      : []),
    ...fillInFindings('/faq', marks),
  ]
}

/** Facts for the country of visitors without one. */
async function shopFindings(shop: CheckedShop): Promise<Finding[]> {
  const { DEFAULT_COUNTRY, PUBLIC_ORIGIN } = shop.variables
  const connection = contentConnection(shop.variables)
  const inFiles = !connection || connection.hasFactsInFiles
  const marks = inFiles ? fillInMarks(JSON.stringify(shop.contentFiles.shop)) : []
  const publish = inFiles
    ? `Write them into content/shop.json, as ${guide} describes.`
    : 'Publish them as src/commerce/contract/content.ts describes.'
  const facts = await calling(shop, () => contentIn(shop, defaultLocale).shop(DEFAULT_COUNTRY))
  if (facts === null) {
    return [
      note(
        `There are no facts about the shop in ${DEFAULT_COUNTRY}, so delivery prices, days of arrival and the seller are not shown.`,
        publish,
      ),
    ]
  }
  const { seller, deliveryMethods, dispatch, demo } = facts
  const absent = [
    ...(seller ? [] : ['the seller']),
    ...(deliveryMethods.length > 0 ? [] : ['delivery methods']),
    ...(dispatch ? [] : ['the calendar of the warehouse']),
  ]
  return [
    ...(marks.length > 0
      ? [defect(`content/shop.json has to be filled in: ${listed(marks)}.`, fillInRemedy)]
      : []),
    ...(absent.length > 0
      ? [
          note(
            `The facts about the shop in ${DEFAULT_COUNTRY} lack ${listed(absent)}, so these are not shown.`,
            publish,
          ),
        ]
      : [
          works(`The facts about the shop in ${DEFAULT_COUNTRY} name seller, delivery methods and calendar.`),
        ]),
    ...(demo && PUBLIC_ORIGIN.startsWith('https:')
      ? [note('The facts about the shop say that it is a demonstration, and pages tell visitors so.')]
      : []),
  ]
}

function contentIn({ variables, services, contentFiles }: CheckedShop, language: Locale): ContentSource {
  const files = createFileContent(contentFiles, language)
  const connection = contentConnection(variables)
  if (!connection || !services.content) return files
  return connection.source(uncached(services.content.http), language, files)
}

function calling<T>({ services: { content } }: CheckedShop, read: () => Promise<T>): Promise<T> {
  return content ? callsOf(content, read) : read()
}
