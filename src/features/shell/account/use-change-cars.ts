import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import { type CarChange, type ChangeCarsResult, changeCars } from '#src/commerce/customer/change-cars.ts'
import type { LoadedProfile, UpdateCustomerResult } from '#src/commerce/customer/customer-update.ts'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'

/** `prepare` loads the code ahead of time. `newsletterChoice` is as in `AccountConfig`. */
export function useChangeCars(newsletterChoice: boolean): {
  prepare(): void
  change(change: CarChange): Promise<ChangeCarsResult>
} {
  const load = useCustomerCommand<[], LoadedProfile>((commands) => commands.readProfileAtom, 'unavailable')
  const update = useCustomerCommand<[CustomerUpdateRequest], UpdateCustomerResult>(
    (commands) => commands.updateCustomerAtom,
    { kind: 'failed' },
  )
  return {
    prepare: load.prepare,
    change: (change) => changeCars(change, { load: load.run, update: update.run, newsletterChoice }),
  }
}
