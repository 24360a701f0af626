export interface MeasuringService {
  id: string
  url: string
}

/** The measuring services of a shop, used after consent; null for those it does not use. */
export interface MeasuringServices {
  tagManager: MeasuringService | null
  pixel: MeasuringService | null
  partner: string | null
  /** True if the browser's console shows the number of products of a conversion, for debugging. */
  debug: boolean
  /** True if the pixel reports conversions in the browser, too. */
  standardPixel: boolean
  /** True if conversions may carry a test code. */
  testEvents: boolean
}

/** Written for a service the shop does not use. */
const none = '-'

/**
 * The services as a short text for `data-measuring`, which every document contains twice: values in a fixed order
 * separated by spaces, since neither ids nor URLs contain any.
 */
export function writeMeasuringServices(services: MeasuringServices): string {
  const { tagManager, pixel, partner, debug, standardPixel, testEvents } = services
  const both = (service: MeasuringService | null) => (service ? [service.id, service.url] : [none, none])
  const switches = [debug ? 'debug' : none, standardPixel ? none : 'server', testEvents ? 'test' : none]
  return [...both(tagManager), ...both(pixel), partner ?? none, ...switches].join(' ')
}

/** Parses the result of `writeMeasuringServices`. Without a value a service is not used. */
export function parseMeasuringServices(text: string): MeasuringServices {
  const values = text.split(' ').map((value) => (value === none || value === '' ? null : value))
  const [container, containerUrl, pixel, pixelUrl, partner = null, debug, conversions, tests] = values
  return {
    tagManager: container && containerUrl ? { id: container, url: containerUrl } : null,
    pixel: pixel && pixelUrl ? { id: pixel, url: pixelUrl } : null,
    partner,
    debug: debug === 'debug',
    standardPixel: conversions !== 'server',
    testEvents: tests === 'test',
  }
}

/** The receivers of the server's reports about pages. */
export interface ServerReports {
  /** The advertising platform. */
  conversions: boolean
  /** Google Analytics 4, for accepted payment calls. */
  ga4: boolean
  /** True if conversions may carry a test code. */
  testEvents: boolean
}

const reportNames = ['conversions', 'ga4', 'testEvents'] as const

/** The reports as a short text for `data-server-reports`. */
export function writeServerReports(reports: ServerReports): string {
  return reportNames.filter((name) => reports[name]).join(' ')
}

/** Parses the result of `writeServerReports`. */
export function parseServerReports(text: string): ServerReports {
  const [conversions, ga4, testEvents] = reportNames.map((name) => text.split(' ').includes(name))
  return { conversions: conversions === true, ga4: ga4 === true, testEvents: testEvents === true }
}
