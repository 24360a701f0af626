import { redirect } from 'react-router'
import { cartOf, readCustomerData } from '#src/features/account/data/customer-data.ts'
import * as paths from '#src/paths.ts'
import { documentContext, visitorContext } from '#src/shop.ts'
import type { Route } from './+types/data-file.ts'
import { loadCustomer } from './load-customer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { report } = context.get(documentContext)
  const read = async () =>
    (await context.get(visitorContext).attemptLimit().allows('customer-file'))
      ? readCustomerData({
          cart: context.get(visitorContext).cart(),
          photos: context.get(visitorContext).carPhotos(),
          consents: context.get(visitorContext).consentRecord(),
          report,
        })
      : null
  const { selection, loaded: file, headers } = await loadCustomer(context, 'data', read)
  if (!file) return redirect(paths.failedDataFile(), { status: 303, headers })
  const writtenAt = new Date().toISOString()
  return new Response(JSON.stringify({ writtenAt, ...file, cart: cartOf(selection) }, null, 2), {
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="my-data-${writtenAt.slice(0, 10)}.json"`,
    },
  })
}
