import { useSetAtom } from 'jotai'
import { OnMount } from '#src/effects/browser/on-mount.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { PayNotice } from '../payment/pay-notice.tsx'
import { followUnclearAtom } from './resolve-payment.atoms.ts'

/** Finds the outcome of an unanswered payment on a page without a receipt. */
export default function UnclearPayment() {
  const { t, locale } = useI18n()
  const follow = useSetAtom(followUnclearAtom)
  return (
    <>
      <OnMount run={() => void follow(locale, false)} />
      <PayNotice />
      <p className="actions">
        <Link className="button" to={paths.checkout()}>
          {t('checkout.title')}
        </Link>
      </p>
    </>
  )
}
