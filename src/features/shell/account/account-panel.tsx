import { useAtomValue } from 'jotai'
import { use, useState } from 'react'
import { RedirectWhen } from '#src/effects/router/redirect-when.tsx'
import { CustomerCard } from '#src/features/account/customer-card.tsx'
import { knownCustomer } from '#src/features/account/known-customer.ts'
import { WhyAccount } from '#src/features/account/why-account.tsx'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { joinedCartText } from '#src/features/cart/joined-cart.ts'
import { joinedCartAtom, uncopiedCartPathAtom } from '#src/features/cart/state/log-in.atoms.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { ForCarsContext } from '#src/features/garage/for-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import type { DrawerProps } from '../drawer.tsx'
import sheet from './account-panel.css?url'
import { LogIn } from './log-in.tsx'

const places = [
  { path: paths.accountOrders(), icon: 'truck', name: 'orders.title', hint: 'account.whyOrders' },
  { path: paths.accountCars(), icon: 'car', name: 'account.cars', hint: 'account.whyCars' },
  { path: paths.wishlist(), icon: 'heart', name: 'wishlist.wishlist', hint: null },
  { path: paths.accountDetails(), icon: 'account', name: 'account.details', hint: 'account.whyAddress' },
] as const

export default function AccountPanel({ open, onClose }: DrawerProps) {
  const { t, locale } = useI18n()
  const forCars = use(ForCarsContext)
  const customer = useAtomValue(selectionAtom)?.loggedIn
  const joined = useAtomValue(joinedCartAtom)
  const uncopiedPath = useAtomValue(uncopiedCartPathAtom)
  const logOut = useCustomerCommand((commands) => commands.logOutAtom, false)
  const [fresh, setFresh] = useState(false)
  return (
    <Panel open={open} onClose={onClose} title={t('shell.account')} closeLabel={t('cart.close')}>
      <StyleSheet href={sheet} />
      <RedirectWhen when={uncopiedPath !== null} to={localized(locale, uncopiedPath ?? '')} />
      {customer ? (
        <CustomerCard customer={knownCustomer(customer)} fresh={fresh} onLogOut={logOut.run}>
          {joined ? <p>{joinedCartText(t, joined)}</p> : null}
          <ul className="account-places">
            {places
              .filter(({ path }) => forCars || path !== paths.accountCars())
              .map(({ path, icon, name, hint }) => (
                <li key={path}>
                  <Icon name={icon} />
                  <a href={localized(locale, path)}>{t(name)}</a>
                  {hint ? <p>{t(hint)}</p> : null}
                  <Icon name="down" />
                </li>
              ))}
          </ul>
          <a className="button" data-kind="primary" href={localized(locale, paths.account())}>
            {t('account.title')}
          </a>
        </CustomerCard>
      ) : (
        <div className="guest">
          <LogIn links={['forgot']} onPrepare={() => setFresh(true)} />
          <WhyAccount destination={null} />
        </div>
      )}
    </Panel>
  )
}
