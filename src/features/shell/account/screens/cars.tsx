import type { ComponentProps } from 'react'
import { GaragePage } from '#src/features/account/cars/garage-page.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { ExpiredLogIn } from '../expired-log-in.tsx'
import { useChangeCars } from '../use-change-cars.ts'

interface CarsScreenProps extends Omit<ComponentProps<typeof GaragePage>, 'onPrepare' | 'onChange'> {
  email: string
  /** As in `AccountConfig`. */
  newsletterChoice: boolean
}

/** The page of a customer's cars. Default export, because it is loaded on demand. */
export default function CarsScreen({ email, newsletterChoice, ...garage }: CarsScreenProps) {
  const { t } = useI18n()
  const { prepare, change } = useChangeCars(newsletterChoice)
  return (
    <AccountFrame title={t('account.cars')} email={email}>
      {garage.posted?.submission.outcome === 'loggedOut' ? <ExpiredLogIn destination="cars" /> : null}
      <GaragePage {...garage} onPrepare={prepare} onChange={change} />
    </AccountFrame>
  )
}
