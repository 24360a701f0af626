import { use } from 'react'
import { shopName } from '#src/brand.ts'
import { Link } from '#src/effects/router/link.tsx'
import { CartButton } from '#src/features/cart/panel/cart-button.tsx'
import { ForCarsContext } from '#src/features/garage/for-cars.ts'
import { SearchField } from '#src/features/search/search-field.tsx'
import { WishlistLink } from '#src/features/wishlist/buttons/wishlist-link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { CategoriesMenu } from '../categories/categories-menu.tsx'
import { DrawerButton, drawer } from '../drawer.tsx'
import type { ShellData } from '../shell-data.ts'
import { Wordmark } from '../wordmark.tsx'
import { GarageButton, useGarageOpener } from './garage-button.tsx'
import { RegionButton } from './region-button.tsx'

const accountDrawer = drawer(() => import('../account/account-panel.tsx'))

interface HeaderProps {
  data: ShellData | null
  checkout: boolean
}

export function Header({ data, checkout }: HeaderProps) {
  const { t, locale } = useI18n()
  const openGarage = useGarageOpener()
  const forCars = use(ForCarsContext)
  return (
    <header className="header" data-checkout={checkout || undefined}>
      <Link className="logo" to={paths.home()} aria-label={t('shell.homeLink', { shop: shopName })}>
        <Wordmark />
      </Link>
      {checkout ? null : (
        <>
          {data ? <CategoriesMenu categories={data.categories} /> : null}
          {forCars ? <GarageButton /> : null}
          <SearchField openGarage={openGarage} />
          {data ? <RegionButton region={data.headerRegion} /> : null}
          <WishlistLink />
          <DrawerButton
            drawer={accountDrawer}
            href={localized(locale, paths.account())}
            className="account-button"
            aria-label={t('shell.account')}
          >
            <Icon name="account" />
          </DrawerButton>
          <CartButton />
        </>
      )}
    </header>
  )
}
