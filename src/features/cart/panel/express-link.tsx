import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/localized.ts'
import * as paths from '#src/paths.ts'

/** The way to the buttons of wallets, on top of the checkout: a document of its own, where their scripts may run. */
export function ExpressLink() {
  const { t, locale } = useI18n()
  return (
    <a className="button" data-size="large" href={localized(locale, paths.checkout())}>
      {t('cart.express')}
    </a>
  )
}
