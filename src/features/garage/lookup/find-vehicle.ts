import type { RegisteredVehicle, VehicleQuery } from '#src/commerce/contract/vehicle-lookup.ts'

/** Deadline in milliseconds, longer than the service's. */
const deadline = 12_000

/** `none`: no register has it. `limited`: too many look-ups. `failed`: it can be retried. */
export type LookupFailure = 'none' | 'limited' | 'failed'

/** The reply is not validated: its action is from the same build. */
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
