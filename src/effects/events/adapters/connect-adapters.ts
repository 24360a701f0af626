import { type ConversionEvent, purchaseEventId } from '#src/commerce/contract/conversion-event.ts'
import { type Choices, purposes } from '#src/consent.ts'
import { parseMeasuringServices, parseServerReports } from '#src/measuring-services.ts'
import { isPersonal, withoutClickIds } from '#src/personal-data.ts'
import { currentConsent, isAgreed } from '../current-consent.ts'
import type { EventPort, ShopEvent } from '../event-port.ts'
import { reportCheckout } from './checkout-report.ts'
import { createConversions, reportConversion } from './conversions.ts'
import { type DataLayer, startDataLayer } from './data-layer.ts'
import type { AdapterEvent } from './ga4-event.ts'
import { keepEvent, takeKeptEvents } from './kept-events.ts'
import { createPartnerWidget } from './partner-widget.ts'
import { type Pixel, startPixel } from './pixel.ts'
import { type PixelEvent, pixelEvents } from './pixel-event.ts'
import { followLists } from './shown-lists.ts'
import { testEventCode } from './test-event-code.ts'

/**
 * Connects the accepted services; without `configuration`, events are stored for the next document. `held`: events of
 * this document so far. Consent is read again for each event, because another tab may change it.
 */
export function connectAdapters(
  configuration: string,
  held: readonly ShopEvent[],
): EventPort & { update(): void } {
  if (configuration === '') {
    held.forEach(keepAndReport)
    return { send: keepAndReport, update: forgetRefused }
  }
  const { pixel: pixelService, ...services } = parseMeasuringServices(configuration)
  const { tagManager, partner, debug, standardPixel, testEvents } = services
  const testCode = testEvents ? testEventCode() : null
  const widget = partner === null ? null : createPartnerWidget(partner)
  const report = createConversions(debug)
  const lists = followLists(forward)
  let dataLayer: DataLayer | null = null
  let pixel: Pixel | null = null
  let applied = currentConsent() ?? nothing

  function start(consent: Choices | null) {
    if (tagManager && (consent?.statistics || consent?.marketing))
      dataLayer ??= startDataLayer(tagManager, consent)
    if (pixelService && consent?.marketing) pixel ??= startPixel(pixelService)
  }

  /** The pixel's report first, unless only the server reports, then the server's, under one id. */
  function convert(event: PixelEvent, id: string) {
    const eventId = event.orderNumber === undefined ? id : purchaseEventId(event.orderNumber)
    if (standardPixel) pixel?.track(event, eventId)
    report(conversionOf(event, { eventId, testCode, enableStandardPixel: standardPixel }))
  }

  function send(event: ShopEvent) {
    if (event.kind === 'screenShown') lists.clear()
    const news = event.kind === 'listShown' ? lists.newPart(event) : event
    if (news) forward(news)
  }

  function forward(event: AdapterEvent) {
    const consent = currentConsent()
    if (isUnmeasurable()) return
    if (event.kind === 'searched' && isPersonal(event.keyword)) return
    start(consent)
    const isReported = event.kind === 'paymentStarted' && consent?.statistics && reportCheckout(event)
    if (consent?.statistics || consent?.marketing)
      dataLayer?.send(isReported ? { ...event, sentByServer: true } : event)
    if (!consent?.marketing) return
    if (event.kind === 'screenShown') widget?.show()
    if (!pixel) return
    if (event.kind === 'screenShown') pixel.pageView()
    const id = event.kind === 'paymentStarted' ? event.id : crypto.randomUUID()
    for (const conversion of pixelEvents(event)) convert(conversion, id)
  }

  const isScreen = ({ kind }: ShopEvent) => kind === 'screenShown'
  const others = held.filter((event) => !isScreen(event))
  const kept = isUnmeasurable() ? [] : takeKeptEvents()
  for (const event of [...held.filter(isScreen), ...kept, ...others]) send(event)

  function update() {
    const consent = currentConsent() ?? nothing
    const before = applied
    if (purposes.every((purpose) => consent[purpose] === before[purpose])) return
    applied = consent
    dataLayer?.update(consent)
    pixel?.update(consent)
    forgetRefused()
    if (!consent.marketing) widget?.hide()
    else if (!before.marketing) forward({ kind: 'screenShown' })
  }
  return { send, update }
}

const nothing: Choices = { statistics: false, marketing: false }

function forgetRefused(): void {
  if (!isAgreed()) takeKeptEvents()
}

/** True if an address that tag manager and pixel read by themselves may name a person. */
function isUnmeasurable(): boolean {
  return [location.href, document.referrer].some((address) => isPersonal(withoutClickIds(address)))
}

interface Reporting {
  eventId: string
  testCode: string | null
  enableStandardPixel: boolean
}

function conversionOf(event: PixelEvent, { testCode, ...reporting }: Reporting): ConversionEvent {
  const { name, orderNumber: _, ...content } = event
  return {
    eventName: name,
    ...content,
    ...reporting,
    userAgent: navigator.userAgent,
    sourceUrl: location.origin + location.pathname,
    ...(testCode === null ? {} : { testEventCode: testCode }),
  }
}

/** Stores an event for the next document; the server also reports a payment now, since the visitor may not return. */
function keepAndReport(event: ShopEvent): void {
  if (!isAgreed()) return
  keepEvent(event)
  if (event.kind !== 'paymentStarted') return
  const consent = currentConsent()
  const reports = parseServerReports(document.documentElement.dataset.serverReports ?? '')
  if (consent?.statistics) reportCheckout(event)
  if (!consent?.marketing || !reports.conversions) return
  const testCode = reports.testEvents ? testEventCode() : null
  const reporting = { eventId: event.id, testCode, enableStandardPixel: false }
  for (const conversion of pixelEvents(event))
    void reportConversion(conversionOf(conversion, reporting), false)
}
