import { purchaseEventId } from '#src/commerce/contract/conversion-event.ts'
import type { Choices } from '#src/consent.ts'
import { isPersonal } from '#src/personal.ts'
import type { EventPort, ShopEvent } from '../event-port.ts'
import { currentConsent } from '../measuring.ts'
import { createConversions } from './conversions.ts'
import { type DataLayer, startDataLayer } from './data-layer.ts'
import type { AdapterEvent } from './ga4-event.ts'
import { keepEvent, takeKeptEvents } from './kept-events.ts'
import { createPartnerWidget } from './partner-widget.ts'
import { type Pixel, startPixel } from './pixel.ts'
import { type PixelEvent, pixelEvents } from './pixel-event.ts'
import { followLists } from './shown-lists.ts'

/** A service of `PublicConfig.measuring`; null where the shop does not use it. */
const service = (id = '-', url = '-') => (id === '-' ? null : { id, url })

/** What a screen shows, rather than what its visitor does. */
const ofScreens = ['screenShown', 'listShown', 'productShown', 'searched', 'cartShown', 'ordered']

/**
 * Connects those whom the visitor lets measure. `configuration` is that of `createMeasuring`; where it is empty, events
 * are kept for the next document. `held`: what has happened here so far; it follows what the last documents have kept. `isNew`: the
 * visitor has just agreed, so that only what the screen shows is reported of it.
 * What has been agreed to is looked up at each event, since other tabs may change it.
 */
export function connectAdapters(
  configuration: string,
  held: readonly ShopEvent[],
  isNew = false,
): EventPort & { update(): void } {
  if (configuration === '') {
    held.forEach(keepAgreed)
    return { send: keepAgreed, update() {} }
  }
  const [container, containerUrl, pixelId, pixelUrl, partner, debug] = configuration.split(' ')
  const tagManager = service(container, containerUrl)
  const pixelScript = service(pixelId, pixelUrl)
  const widget = partner === undefined || partner === '-' ? null : createPartnerWidget(partner)
  const report = createConversions(debug === 'debug')
  const lists = followLists(tell)
  let dataLayer: DataLayer | null = null
  let pixel: Pixel | null = null

  /** Starts what the visitor agrees to and is not running yet. */
  function start(consent: Choices | null) {
    if (tagManager && (consent?.statistics || consent?.marketing))
      dataLayer ??= startDataLayer(tagManager, consent)
    if (pixelScript && consent?.marketing) pixel ??= startPixel(pixelScript)
  }

  /** The pixel's report first, then the server's, under one id. */
  function convert(event: PixelEvent) {
    const { name, orderNumber, ...content } = event
    const eventId = orderNumber === undefined ? crypto.randomUUID() : purchaseEventId(orderNumber)
    pixel?.track(event, eventId)
    report({
      eventName: name,
      eventId,
      ...content,
      userAgent: navigator.userAgent,
      sourceUrl: location.origin + location.pathname,
      enableStandardPixel: true,
    })
  }

  function send(event: ShopEvent) {
    if (event.kind === 'screenShown') lists.clear()
    const news = event.kind === 'listShown' ? lists.newPart(event) : event
    if (news) tell(news)
  }

  function tell(event: AdapterEvent) {
    const consent = currentConsent()
    // Tag manager and pixel read these addresses themselves.
    if (isPersonal(location.href) || isPersonal(document.referrer)) return
    if (event.kind === 'searched' && isPersonal(event.keyword)) return
    start(consent)
    if (consent?.statistics || consent?.marketing) dataLayer?.send(event)
    if (!consent?.marketing) return
    if (event.kind === 'screenShown') widget?.show()
    if (!pixel) return
    if (event.kind === 'screenShown') pixel.pageView()
    for (const conversion of pixelEvents(event)) convert(conversion)
  }

  const isScreen = ({ kind }: ShopEvent) => kind === 'screenShown'
  const others = held.filter(({ kind }) => kind !== 'screenShown' && (!isNew || ofScreens.includes(kind)))
  for (const event of [...held.filter(isScreen), ...takeKeptEvents(), ...others]) send(event)
  return {
    send,
    update() {
      const consent = currentConsent()
      if (consent) dataLayer?.update(consent)
      // The pixel may be new here.
      if (!pixel && consent?.marketing) tell({ kind: 'screenShown' })
    },
  }
}

function keepAgreed(event: ShopEvent): void {
  const consent = currentConsent()
  if (consent?.statistics || consent?.marketing) keepEvent(event)
}
