import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localVariables } from '#scripts/shop/local-variables.ts'
import {
  parseMeasuringServices,
  parseServerReports,
  writeMeasuringServices,
  writeServerReports,
} from '#src/measuring-services.ts'
import { parseVariables } from '#worker/env.ts'
import { publicConfig } from '#worker/shop.ts'

const service = fc.option(
  fc.record({
    id: fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{3,12}$/),
    url: fc.webUrl({ withQueryParameters: true }),
  }),
)

test('the services are read unchanged', () => {
  fc.assert(
    fc.property(
      fc.record({
        tagManager: service,
        pixel: service,
        partner: fc.option(fc.webUrl()),
        debug: fc.boolean(),
        standardPixel: fc.boolean(),
        testEvents: fc.boolean(),
      }),
      (services) => {
        expect(parseMeasuringServices(writeMeasuringServices(services))).toEqual(services)
      },
    ),
  )
})

test.each(['', ' ', '- -', 'GTM-DEMO', 'GTM-DEMO -'])('in %j there is no service', (text) => {
  const none = {
    ...{ tagManager: null, pixel: null, partner: null },
    ...{ debug: false, standardPixel: true, testEvents: false },
  }
  expect(parseMeasuringServices(text)).toEqual(none)
})

test('the public configuration contains the variables for conversions', () => {
  const origin = 'http://localhost:8787'
  const measuring = (variables: Record<string, string>) => {
    const settings = parseVariables({ ...localVariables(origin), ...variables })
    return parseMeasuringServices(publicConfig(settings).measuring ?? '')
  }
  expect(measuring({})).toMatchObject({ standardPixel: true, testEvents: false })
  const changed = measuring({ PUBLIC_STANDARD_PIXEL: '0', ALLOW_TEST_EVENTS: '1' })
  expect(changed).toMatchObject({ standardPixel: false, testEvents: true })
})

test('the configuration of measuring services survives being written and parsed', () => {
  for (const conversions of [true, false])
    for (const ga4 of [true, false])
      for (const testEvents of [true, false]) {
        const reports = { conversions, ga4, testEvents }
        expect(parseServerReports(writeServerReports(reports))).toEqual(reports)
      }
})
