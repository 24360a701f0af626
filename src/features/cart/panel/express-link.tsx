import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'

/** A link to the buttons of wallets in the checkout, a separate document in which their scripts may run. */
export function ExpressLink() {
  const { t, locale } = useI18n()
  return (
    <a className="button" data-size="large" href={localized(locale, paths.checkout())}>
      <Icon name="wallet" />
      {t('cart.express')}
    </a>
  )
}
