import { Hono } from 'hono'
import { catalogueWebhookPath } from '#src/commerce/contract/catalogue-webhook.ts'
import {
  checkoutEventPath,
  consentPath,
  conversionPath,
  errorReportPath,
  manifestPath,
  openSearchPath,
  webVitalsPath,
} from '#src/config.ts'
import * as paths from '#src/paths.ts'
import type { Edge } from './context.ts'
import { carPhoto } from './endpoints/car-photo.ts'
import { catalogueWebhook } from './endpoints/catalogue-webhook.ts'
import { reportCheckoutEvent } from './endpoints/checkout-events/checkout-events.ts'
import { consent } from './endpoints/consent.ts'
import { contact } from './endpoints/contact.ts'
import { feed } from './endpoints/discovery/feeds.ts'
import { llmsTxt, llmsTxtPath } from './endpoints/discovery/llms-txt.ts'
import { openSearch, openSearchPattern } from './endpoints/discovery/open-search.ts'
import { webManifest } from './endpoints/discovery/web-manifest.ts'
import { onError } from './endpoints/error-handler.ts'
import { errors } from './endpoints/errors/errors.ts'
import { fbEvents } from './endpoints/fb-events/fb-events.ts'
import { health } from './endpoints/health.ts'
import { newsletter } from './endpoints/newsletter.ts'
import { preview } from './endpoints/preview.ts'
import { processPayment } from './endpoints/process-payment/process-payment.ts'
import { readiness } from './endpoints/readiness.ts'
import { robots, robotsPath } from './endpoints/robots.ts'
import { sitemap, sitemapIndex } from './endpoints/sitemaps.ts'
import { storefront } from './endpoints/storefront.ts'
import { webVitals } from './endpoints/web-vitals.ts'
import { changePassword, securityTxt, wellKnown } from './endpoints/well-known.ts'
import { feedPattern, translatedFeedPattern } from './feeds/feed-files.ts'
import type { Isolate } from './isolate.ts'
import type { AppRoute } from './match-route.ts'
import { cleanRequest } from './middleware/clean-request.ts'
import { configuredAddresses } from './middleware/configured-addresses.ts'
import { contentVersion } from './middleware/content-version.ts'
import { defaultPrefix } from './middleware/default-prefix.ts'
import { documentHeaders } from './middleware/document-headers.ts'
import { guard } from './middleware/guard.ts'
import { languageRedirect } from './middleware/language-redirect.ts'
import { logRequest } from './middleware/log-request.ts'
import { markdownForm } from './middleware/markdown-form.ts'
import { oneAddress } from './middleware/one-address.ts'
import { requestId } from './middleware/request-id.ts'
import { sandboxRelay } from './middleware/sandbox-relay.ts'
import { settings } from './middleware/settings.ts'
import { visitor } from './middleware/visitor.ts'
import type { MessageAssets, Render } from './render.ts'
import { sitemapFilePattern, sitemapIndexPath } from './sitemaps/sitemap-files.ts'

interface Options {
  /** URLs of the messages that documents load in the browser; absent without a build, as in tests. */
  messageAssets?: MessageAssets
  development?: boolean
  routes?: AppRoute[]
  write?: (line: string) => void
}

export function createApp(
  isolate: Isolate,
  render: Render,
  { messageAssets = {}, development = false, routes = [], write }: Options = {},
) {
  const { show, refuse } = storefront(render, messageAssets)
  const { open, end } = preview(refuse)
  return new Hono<Edge>()
    .use(sandboxRelay)
    .use(requestId)
    .use(settings(isolate, write))
    .get('/healthz', health)
    .use(logRequest)
    .use(visitor(routes))
    .use(contentVersion)
    .use(documentHeaders(development))
    .use(guard(refuse))
    .get('/readyz', readiness)
    .get(wellKnown.securityTxt, securityTxt)
    .get(wellKnown.changePassword, changePassword)
    .get(robotsPath, robots)
    .get(llmsTxtPath, llmsTxt)
    .get(sitemapIndexPath, sitemapIndex)
    .get(sitemapFilePattern, sitemap)
    .get(feedPattern, feed)
    .get(translatedFeedPattern, feed)
    .get(manifestPath, webManifest)
    .get(openSearchPath, openSearch)
    .get(openSearchPattern, openSearch)
    .all(errorReportPath, errors(routes))
    .all(webVitalsPath, webVitals(routes))
    .all(paths.processPayment(), processPayment)
    .all(conversionPath, fbEvents(routes))
    .all(catalogueWebhookPath, catalogueWebhook)
    .all(consentPath, consent)
    .all(checkoutEventPath, reportCheckoutEvent)
    .all(paths.contact(), contact)
    .all(paths.newsletterEndpoint(), newsletter)
    .all(paths.carPhoto(':car'), carPhoto)
    .get(paths.preview('/*'), open)
    .get(paths.endPreview('/*'), end)
    .use(cleanRequest)
    .use(defaultPrefix)
    .use(oneAddress)
    .use(languageRedirect)
    .use(configuredAddresses)
    .use(markdownForm)
    .all('*', show)
    .onError(onError)
}
