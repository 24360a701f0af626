import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMeasuringServices, writeMeasuringServices } from '#src/measuring-services.ts'

const service = fc.option(
  fc.record({
    id: fc.stringMatching(/^[A-Z0-9][A-Z0-9-]{3,12}$/),
    url: fc.webUrl({ withQueryParameters: true }),
  }),
)

test('the services are read as they were written', () => {
  fc.assert(
    fc.property(
      fc.record({
        tagManager: service,
        pixel: service,
        partner: fc.option(fc.webUrl()),
        debug: fc.boolean(),
      }),
      (services) => {
        expect(parseMeasuringServices(writeMeasuringServices(services))).toEqual(services)
      },
    ),
  )
})

test.each(['', ' ', '- -', 'GTM-TAPPET', 'GTM-TAPPET -'])('in %j there is no service', (text) => {
  const none = { tagManager: null, pixel: null, partner: null, debug: false }
  expect(parseMeasuringServices(text)).toEqual(none)
})
