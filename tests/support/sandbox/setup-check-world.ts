import { readContentFiles } from '#scripts/content/read-content-files.ts'
import { type Check, type CheckedShop, createCheckedShop } from '#scripts/setup-check/checked-shop.ts'
import type { Finding } from '#scripts/setup-check/finding.ts'
import { createReport } from '#scripts/setup-check/report.ts'
import { runChecks } from '#scripts/setup-check/run-checks.ts'
import { localVariables } from '#scripts/shop/local-variables.ts'
import type { ContentFiles } from '#src/commerce/content/content-files.ts'
import { catalogueWebhookPath } from '#src/commerce/contract/catalogue-webhook.ts'
import { parseVariables, secretNames } from '#worker/env.ts'
import { createRelay } from '../back-end/relay.ts'
import { testedLocales } from '../full-check.ts'
import { createEdge } from '../shop/test-edge.ts'
import { createTestSandbox } from './test-sandbox.ts'

const templates = readContentFiles('content')
const origin = 'http://localhost:8787'
/** The origin of the services in browsers, which is not the shop's. */
const foreignOrigin = 'http://sandbox.localhost:8787'

interface Options {
  /** Replace those of a local shop; undefined ones are not set. */
  variables?: Record<string, string | undefined>
  hasCars?: boolean
  /** Those of the repository by default. */
  contentFiles?: ContentFiles
  searchAdminKey?: string
  /** All by default. */
  checks?: readonly Check[]
}

/** The addresses that the shop itself answers in a check. */
const ofShop = ['/healthz', catalogueWebhookPath]

/** A sandbox and a running shop behind a relay, and checks of that shop. */
export function createSetupCheckWorld() {
  const sandbox = createTestSandbox()
  const edge = createEdge({ variables: localVariables(origin) })
  const relay = createRelay()
  const defaults = {
    ...localVariables(origin),
    PUBLIC_CHECKOUT_URL: `${foreignOrigin}/sandbox/api/checkout`,
    PAYMENT_HOSTS: 'https://provider.test',
  }

  function shopOf({
    variables,
    hasCars = true,
    contentFiles = templates,
    searchAdminKey,
  }: Options): CheckedShop {
    return createCheckedShop(
      {
        variables: parseVariables({ ...defaults, ...variables }),
        contentFiles,
        hasCars,
        languages: testedLocales,
        ...(searchAdminKey === undefined ? {} : { searchAdminKey }),
      },
      {
        // The body is sent as text: streams cannot be passed on.
        fetch: async (request) => {
          const url = new URL(request.url)
          const { method, headers } = request
          const body = await request.text()
          const inner = new Request(new URL(url.pathname.replace(/^\/sandbox/, '') + url.search, url), {
            method,
            headers,
            ...(body === '' ? {} : { body }),
          })
          return relay.fetch(inner, (sent) => {
            const { pathname, search } = new URL(sent.url)
            if (ofShop.includes(pathname)) return edge.fetch(pathname, sent)
            return sandbox.fetch(pathname + search, sent)
          })
        },
        sleep: async () => {},
      },
    )
  }

  const run = ({ checks, ...options }: Options) =>
    runChecks(
      shopOf(options),
      checks?.map((check) => ['', check] as const),
    )

  return {
    sandbox,
    relay,
    /** The sentences of a level that checks find. */
    async find(level: Finding['level'], options: Options = {}): Promise<string[]> {
      return (await run(options))
        .flatMap(({ findings }) => findings)
        .filter((finding) => finding.level === level)
        .map(({ sentence }) => sentence)
    },
    /** The report as it is printed, and the values it must not contain. */
    async report(options: Options = {}) {
      const variables: Record<string, string | undefined> = { ...defaults, ...options.variables }
      const named = secretNames.flatMap((name) => variables[name] ?? [])
      const secrets = [...new Set([...named, options.searchAdminKey ?? ''])].filter((secret) => secret !== '')
      const { lines, isSound } = createReport(await run(options), secrets)
      return { text: lines.join('\n'), isSound, secrets }
    },
  }
}
