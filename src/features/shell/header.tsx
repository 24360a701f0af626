import { Link } from 'react-router'
import { CartButton } from '#src/features/cart/cart-button.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { CategoriesMenu } from './categories-menu.tsx'
import type { ShellData } from './shell-data.ts'
import { Wordmark } from './wordmark.tsx'

interface HeaderProps {
  data: ShellData | null
  checkout: boolean
}

export function Header({ data, checkout }: HeaderProps) {
  const { t } = useI18n()
  return (
    <header className="header" data-checkout={checkout || undefined}>
      <Link className="logo" to={paths.home()} aria-label={t('shell.homeLink')}>
        <Wordmark />
      </Link>
      {checkout ? null : (
        <>
          {data ? <CategoriesMenu categories={data.categories} /> : null}
          {data ? <p className="region">{data.region}</p> : null}
          <CartButton />
        </>
      )}
    </header>
  )
}
