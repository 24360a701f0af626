import { use } from 'react'
import { ForCarsContext } from '#src/features/garage/for-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { AsideBlock } from '#src/ui/with-aside.tsx'
import { AccountLinks } from './account-links.tsx'
import type { Destination } from './destinations.ts'

const reasons = [
  { icon: 'truck', text: 'account.whyOrders' },
  { icon: 'car', text: 'account.whyCars' },
  { icon: 'account', text: 'account.whyAddress' },
] as const

interface WhyAccountProps {
  /** The destination after registration; absent on the page of the registration itself, which needs no link. */
  destination?: Destination | null
  /** True if the visitor has ordered without one. */
  afterOrder?: boolean
}

export function WhyAccount({ destination, afterOrder = false }: WhyAccountProps) {
  const { t } = useI18n()
  const forCars = use(ForCarsContext)
  return (
    <AsideBlock title={t('account.why')}>
      <ul>
        {reasons
          .filter(({ icon }) => forCars || icon !== 'car')
          .map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              {t(text)}
            </li>
          ))}
      </ul>
      {destination === undefined ? null : (
        <AccountLinks links={[afterOrder ? 'registerBuyer' : 'register']} destination={destination} button />
      )}
      {afterOrder ? null : <p>{t('account.whyGuest')}</p>}
    </AsideBlock>
  )
}
