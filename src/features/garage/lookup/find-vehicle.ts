import type { RegisteredVehicle, VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'

/** Deadline in milliseconds, beyond that of the service. */
const deadline = 12_000

/** Why no car was found: `none`: no register has it. `limited`: too many were looked up. `failed`: it can be tried again. */
export type LookupFailure = 'none' | 'limited' | 'failed'

/** Asks the shop for the car of a plate or a type at `address`. The reply is not validated: its action is from the same build. */
export async function findVehicle(
  address: string,
  query: VehicleQuery,
): Promise<RegisteredVehicle | LookupFailure> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query),
      signal: AbortSignal.timeout(deadline),
    })
    if (!response.ok) return response.status === 429 ? 'limited' : 'failed'
    return (await response.json()) ?? 'none'
  } catch {
    return 'failed'
  }
}
