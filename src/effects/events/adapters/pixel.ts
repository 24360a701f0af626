import type { Choices } from '#src/consent.ts'
import { loadScript } from './load-script.ts'
import type { PixelEvent } from './pixel-event.ts'

interface PixelFunction {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push?: PixelFunction
  loaded: boolean
  version: string
  /** Off: it must not report a page view at every change of the history. */
  disablePushState: boolean
  allowDuplicatePageViews: boolean
}

declare global {
  interface Window {
    fbq?: PixelFunction
    _fbq?: PixelFunction
  }
}

export interface Pixel {
  pageView(): void
  track(event: PixelEvent, eventId: string): void
  update(choices: Choices): void
}

/** Only after consent. Automatic configuration reads forms: https://developers.facebook.com/docs/meta-pixel/advanced */
export function startPixel({ id, url }: { id: string; url: string }): Pixel {
  const pixel = createFunction()
  window.fbq = pixel
  window._fbq = pixel
  pixel('set', 'autoConfig', false, id)
  pixel('consent', 'grant')
  pixel('init', id)
  loadScript(url)
  return {
    pageView: () => pixel('track', 'PageView'),
    track({ name, products, contentType = 'product', value, currency }, eventID) {
      const content =
        products.length > 0 ? { content_type: contentType, contents: products.map(contentOf) } : {}
      const sum = value === undefined || currency === undefined ? {} : { value, currency }
      pixel('track', name, { ...content, ...sum }, { eventID })
    },
    update: ({ marketing }) => pixel('consent', marketing ? 'grant' : 'revoke'),
  }
}

const contentOf = ({ sku, quantity }: PixelEvent['products'][number]) => ({ id: sku, quantity })

/** Queues commands until the script takes them over, as the vendor's snippet does. */
function createFunction(): PixelFunction {
  const queue: unknown[][] = []
  const pixel: PixelFunction = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else queue.push(command)
    },
    { queue, loaded: true, version: '2.0', disablePushState: true, allowDuplicatePageViews: true },
  )
  pixel.push = pixel
  return pixel
}
