import type { OrderKey } from '#src/commerce/contract/payment/order-lookup.ts'
import type { VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'
import type { Http } from '#src/commerce/http.ts'
import { UpstreamError } from '#src/commerce/reply.ts'
import type { Check } from '../checked-shop.ts'
import { type Finding, note, works } from '../finding.ts'
import { callsOf } from '../service-failure.ts'
import type { Service } from '../services.ts'

/** An order and a car that no service knows. */
const unknownOrder: OrderKey = { order: 'setup-check', email: 'setup-check@shop.invalid' }
const unknownCar: VehicleQuery = { kind: 'type', hsn: '0000', tsn: '000' }

/** The look-ups answer; what would send a message is not called. */
export const checkLookups: Check = async ({ services, variables }) => {
  const { MAIL_URL, SUPPORT_URL } = variables
  const found = await Promise.all([
    lookUp(services.orders, unknownOrder, 'Without ORDER_LOOKUP_URL only customers can follow their orders.'),
    lookUp(services.vehicles, unknownCar, 'Without VEHICLE_LOOKUP_URL cars cannot be found by plate.'),
  ])
  return [
    ...found,
    SUPPORT_URL
      ? note(
          'SUPPORT_URL is set and was not called, since that would send a message.',
          'Write one at /support.',
        )
      : note('Without SUPPORT_URL there is no contact form, and /withdraw offers a mail.'),
    MAIL_URL
      ? note('MAIL_URL is set and was not called, since that would send a mail.')
      : note('Without MAIL_URL some mails are not sent: /readyz names them.'),
  ]
}

async function lookUp(service: Service | null, body: object, without: string): Promise<Finding> {
  if (!service) return note(without)
  return callsOf(service, async () => {
    const { status } = await post(service.http, body, `POST ${service.addressVariable}`)
    // Nothing is found by this key, so 404 means that the service works.
    if (status !== 404 && (status < 200 || status >= 300)) {
      throw new UpstreamError('status', `POST ${service.addressVariable}`, { status })
    }
    return works(`${service.name} answers.`)
  })
}

function post(http: Http, body: object, route: string) {
  return http({ method: 'POST', path: '', route, body })
}
