export interface MeasuringService {
  id: string
  url: string
}

/** The measuring services of a shop, used after consent; null for those it does not use. */
export interface MeasuringServices {
  tagManager: MeasuringService | null
  pixel: MeasuringService | null
  partner: string | null
  debug: boolean
  standardPixel: boolean
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

export interface ServerReports {
  conversions: boolean
  ga4: boolean
  testEvents: boolean
}

const reportNames = ['conversions', 'ga4', 'testEvents'] as const

export function writeServerReports(reports: ServerReports): string {
  return reportNames.filter((name) => reports[name]).join(' ')
}

export function parseServerReports(text: string): ServerReports {
  const [conversions, ga4, testEvents] = reportNames.map((name) => text.split(' ').includes(name))
  return { conversions: conversions === true, ga4: ga4 === true, testEvents: testEvents === true }
}
