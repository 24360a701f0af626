import type { ConversionEvent } from '#src/commerce/contract/conversion-event.ts'
import { conversionDelay, conversionPath } from '#src/config.ts'

/**
 * Reports conversions to the shop's server a moment after the pixel has, so that the pixel's report arrives first; at once
 * when the page is left. `debug`: whether each outcome is written to the console.
 */
export function createConversions(debug: boolean): (event: ConversionEvent) => void {
  const waiting = new Set<() => void>()
  addEventListener('pagehide', () => {
    for (const send of waiting) send()
  })
  return (event) => {
    const send = () => {
      clearTimeout(timer)
      waiting.delete(send)
      void post(event, debug)
    }
    const timer = setTimeout(send, conversionDelay)
    waiting.add(send)
  }
}

async function post(event: ConversionEvent, debug: boolean): Promise<void> {
  const outcome = await fetch(conversionPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    keepalive: true,
  }).then(
    ({ status }) => String(status),
    () => 'no answer',
  )
  if (debug) console.info(`${event.eventName}: ${event.products?.length ?? 0} products, ${outcome}`)
}
