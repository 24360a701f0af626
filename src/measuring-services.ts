/** A service that measures: the shop's id there, and the URL of its script. */
export interface MeasuringService {
  id: string
  url: string
}

/** What measures in a shop, once a visitor agrees; null for what the shop does not use. */
export interface MeasuringServices {
  tagManager: MeasuringService | null
  pixel: MeasuringService | null
  /** The URL of the partner widget's script. */
  partner: string | null
  /** Whether the browser's console says how many products a conversion had, for finding faults. */
  debug: boolean
  /** Whether conversions are fired in the browser too, by the pixel. */
  standardPixel: boolean
  /** Whether conversions may carry the code of a test. */
  testEvents: boolean
}

/** Stands where the shop does not use a service. */
const none = '-'

/**
 * The services as a short text for `data-measuring`, which every document contains twice: values in a fixed order with
 * spaces between, since neither ids nor URLs contain any.
 */
export function writeMeasuringServices(services: MeasuringServices): string {
  const { tagManager, pixel, partner, debug, standardPixel, testEvents } = services
  const both = (service: MeasuringService | null) => (service ? [service.id, service.url] : [none, none])
  const switches = [debug ? 'debug' : none, standardPixel ? none : 'server', testEvents ? 'test' : none]
  return [...both(tagManager), ...both(pixel), partner ?? none, ...switches].join(' ')
}

/** Reads what `writeMeasuringServices` wrote. Without a value a service is not used. */
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

/** To whom the shop's server reports what its pages tell it. */
export interface ServerReports {
  /** The advertising platform. */
  conversions: boolean
  /** Google Analytics 4, of accepted payment calls. */
  ga4: boolean
  /** Whether conversions may carry the code of a test. */
  testEvents: boolean
}

const reportNames = ['conversions', 'ga4', 'testEvents'] as const

/** As a short text for `data-server-reports`. */
export function writeServerReports(reports: ServerReports): string {
  return reportNames.filter((name) => reports[name]).join(' ')
}

/** Reads what `writeServerReports` wrote. */
export function parseServerReports(text: string): ServerReports {
  const [conversions, ga4, testEvents] = reportNames.map((name) => text.split(' ').includes(name))
  return { conversions: conversions === true, ga4: ga4 === true, testEvents: testEvents === true }
}
