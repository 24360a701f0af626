import { redirect } from 'react-router'
import { accountPaths } from '#src/account-paths.ts'
import { readCustomerFile } from '#src/features/account/data/customer-file.ts'
import { attemptLimitContext, carPhotosContext, documentContext, visitorCartContext } from '#src/shop.ts'
import type { Route } from './+types/data-file.ts'
import { loadCustomer } from './load-visitor.ts'

/**
 * Everything that is held of the customer, as a JSON file to keep. Where it cannot be made, the visitor is led back to the
 * page of their data, which says so.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { report } = context.get(documentContext)
  const { selection, headers } = await loadCustomer(context, 'data')
  const failed = () => redirect(accountPaths.failedDataFile(), { status: 303, headers })
  if (!(await context.get(attemptLimitContext).allows('customer-file'))) return failed()
  const file = await readCustomerFile(selection, {
    cart: context.get(visitorCartContext),
    photos: context.get(carPhotosContext),
    report,
  })
  if (!file) return failed()
  const writtenAt = new Date().toISOString()
  return new Response(JSON.stringify({ writtenAt, ...file }, null, 2), {
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="my-data-${writtenAt.slice(0, 10)}.json"`,
    },
  })
}
