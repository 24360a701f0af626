import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { runnerImport } from 'vite'
import { locales } from '#src/i18n/locales.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { build } from '../build/builder.ts'
import { startShop } from '../shop/start-shop.ts'
import type * as CatalogueModule from './catalogue.ts'
import { generatedSearches } from './generated-searches.ts'
import { handwrittenSearches } from './handwritten-searches.ts'
import { createJudge, firstResults, Results } from './judge.ts'
import { nameSearches } from './name-searches.ts'
import type { Search } from './search.ts'
import { isGood, minShare, percent, tally } from './tally.ts'

/**
 * Counts searches of the built shop with a right product among the first three; for names of parts and categories, all
 * three: `npm run search:score -- --seed 7 --rule typo --language sv`. Fails below 99 %, and if a search has no result.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rule: { type: 'string' },
    language: { type: 'string' },
  },
})

await build()
// The catalogue's data files need the build's imports, which Node does not have.
const { module } = await runnerImport<typeof CatalogueModule>('./scripts/search-score/catalogue.ts')
const catalogue = module.demoCatalogue()
const judge = createJudge(catalogue)
const searches = [
  ...nameSearches(catalogue),
  ...generatedSearches(catalogue, Number(values.seed)),
  ...handwrittenSearches(),
].filter(
  ({ rule, locale }) =>
    (values.rule === undefined || rule === values.rule) &&
    (values.language === undefined || locale === values.language),
)

const shop = await startShop()
const verdicts = []
for (const search of searches) verdicts.push(judge(search, await resultsOf(search)))
await shop.close()

for (const { search, first } of verdicts.filter(({ found }) => !found)) {
  const { rule, locale, keyword, wanted } = search
  console.log(`${rule}, ${locale}: “${keyword}”, wanted ${JSON.stringify(wanted)}`)
  console.log(first.length > 0 ? first.map((name) => `    ${name}`).join('\n') : '    nothing was found')
}
console.log(`\nSearches that find right products among the first ${firstResults}`)
const byRule = tally(verdicts, ({ search }) => search.rule)
const byLanguage = tally(verdicts, ({ search }) => search.locale)
const total = tally(verdicts, () => 'all')
console.table(
  Object.fromEntries(
    [...byRule, ...byLanguage, ...total].map(([name, count]) => [name, { ...count, share: percent(count) }]),
  ),
)
const everything = total.get('all')
if (!everything) {
  console.error(`There are no such searches; languages are ${locales.join(', ')}`)
  process.exit(1)
}
console.log(`${percent(everything)}, aim ${minShare * 100} %; ${everything.nothing} find nothing, aim 0`)
process.exit(isGood(everything) ? 0 : 1)

async function resultsOf({ locale, keyword }: Search) {
  const address = `${paths.more(paths.search())}?keyword=${encodeURIComponent(keyword)}`
  const answer = await shop.fetch(localized(locale, address))
  if (!answer.ok) throw new Error(`${keyword}: status ${answer.status}`)
  return v.parse(Results, await answer.json()).cards
}
