import * as v from 'valibot'
import { purchaseEventId } from '#src/commerce/contract/conversion-event.ts'
import type { EventPort, ShopEvent } from '../event-port.ts'
import { currentConsent } from '../measuring.ts'
import { createConversions } from './conversions.ts'
import { type DataLayer, startDataLayer } from './data-layer.ts'
import { keepEvent, takeKeptEvents } from './kept-events.ts'
import { isPersonal } from './personal.ts'
import { type Pixel, startPixel } from './pixel.ts'
import { type PixelEvent, pixelEvents } from './pixel-event.ts'

const script = v.object({ id: v.string(), url: v.string() })
const Configuration = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    tagManager: v.optional(script),
    pixel: v.optional(script),
    debug: v.optional(v.boolean(), false),
  }),
)

/**
 * Connects those whom the visitor lets measure. `configuration` is that of `createMeasuring`; where it is empty, events
 * are kept for the next document. What has been agreed to is looked up at each event, since other tabs may change it.
 */
export function connectAdapters(configuration: string): EventPort & { update(): void } {
  const parsed = v.safeParse(Configuration, configuration)
  if (!parsed.success) return { send: keepAgreed, update() {} }
  const { tagManager, pixel: pixelScript, debug } = parsed.output
  const report = createConversions(debug)
  let dataLayer: DataLayer | null = null
  let pixel: Pixel | null = null

  /** Starts what the visitor agrees to and is not running yet. */
  function start() {
    const consent = currentConsent()
    if (tagManager && (consent?.statistics || consent?.marketing)) {
      if (dataLayer) dataLayer.update(consent)
      else dataLayer = startDataLayer(tagManager, consent)
    }
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
    const consent = currentConsent()
    // Tag manager and pixel read the page's address themselves.
    if (isPersonal(location.href) || (event.kind === 'searched' && isPersonal(event.keyword))) return
    if (consent?.statistics || consent?.marketing) dataLayer?.send(event)
    if (!consent?.marketing || !pixel) return
    if (event.kind === 'screenShown') pixel.pageView()
    for (const conversion of pixelEvents(event)) convert(conversion)
  }

  start()
  for (const event of takeKeptEvents()) send(event)
  return { send, update: start }
}

function keepAgreed(event: ShopEvent): void {
  const consent = currentConsent()
  if (consent?.statistics || consent?.marketing) keepEvent(event)
}
