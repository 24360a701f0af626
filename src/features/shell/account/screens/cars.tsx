import type { ComponentProps } from 'react'
import { type CarChange, changeCars } from '#src/commerce/change-cars.ts'
import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import type { LoadedProfile, UpdateCustomerResult } from '#src/commerce/customer-update.ts'
import { GaragePage } from '#src/features/account/cars/garage-page.tsx'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { ExpiredLogIn } from '../expired-log-in.tsx'

interface CarsScreenProps extends Omit<ComponentProps<typeof GaragePage>, 'onPrepare' | 'onChange'> {
  email: string
}

/** The page of a customer's cars. Default export, because it is loaded on demand. */
export default function CarsScreen({ email, ...garage }: CarsScreenProps) {
  const { t } = useI18n()
  const load = useCustomerCommand<[], LoadedProfile>((commands) => commands.readProfileAtom, 'unavailable')
  const update = useCustomerCommand<[CustomerUpdateRequest], UpdateCustomerResult>(
    (commands) => commands.updateCustomerAtom,
    { kind: 'failed' },
  )
  return (
    <AccountFrame title={t('account.cars')} email={email}>
      {garage.posted?.submission.outcome === 'loggedOut' ? <ExpiredLogIn destination="cars" /> : null}
      <GaragePage
        {...garage}
        onPrepare={load.prepare}
        onChange={(change: CarChange) => changeCars(change, { load: load.run, update: update.run })}
      />
    </AccountFrame>
  )
}
