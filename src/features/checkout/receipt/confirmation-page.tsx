import { useAtom, useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { payStateAtom } from '../payment/pay-state.atoms.ts'
import { PlainWay } from '../plain/plain-way.tsx'
import { unclearPaymentAtom } from '../unclear/unclear-payment.atoms.ts'
import { ConfirmationSheet } from './confirmation-sheet.tsx'
import { NoReceipt } from './no-receipt.tsx'
import { receiptAtom, receiptFactsAtom } from './receipt.atoms.ts'

const news = {
  loading: 'receiptLoading',
  unavailable: 'receiptUnavailable',
  none: 'receiptNone',
  here: 'thanks',
} as const

const UnclearPayment = lazy(() => import('../unclear/unclear-payment.tsx'))

/** The page is the same at every reload: it reads the receipt, and nothing is ordered. */
export function ConfirmationPage({ accountOffer }: { accountOffer: ReactNode }) {
  const { t, locale } = useI18n()
  const [receipt, read] = useAtom(receiptAtom)
  const facts = useAtomValue(receiptFactsAtom)
  const unclear = useAtomValue(unclearPaymentAtom)
  const paying = useAtomValue(payStateAtom).kind
  const isOpen = unclear !== null || paying !== 'ready'
  return (
    <>
      <PlainWay to={paths.receipt()} label={t('checkout.showReceipt')} />
      {/* One for all states: a live region must be on the page before its text changes. */}
      <p className="visually-hidden" role="status">
        {isOpen && receipt.kind !== 'here' ? null : t(`checkout.${news[receipt.kind]}`)}
      </p>
      {receipt.kind === 'here' ? (
        <MoneyRegion language={locale} country={receipt.order.address.country}>
          <ConfirmationSheet order={receipt.order} facts={facts} accountOffer={accountOffer} />
        </MoneyRegion>
      ) : isOpen && receipt.kind !== 'loading' ? (
        <div className="confirmation-page">
          <h1>{t('checkout.confirmation')}</h1>
          <Suspense>
            <UnclearPayment />
          </Suspense>
        </div>
      ) : (
        <Waiting kind={receipt.kind} read={read} />
      )}
    </>
  )
}

function Waiting({ kind, read }: { kind: 'loading' | 'unavailable' | 'none'; read: () => void }) {
  const { t } = useI18n()
  if (kind !== 'loading') {
    return (
      <NoReceipt kind={kind}>
        {kind === 'unavailable' ? <Button onClick={() => read()}>{t('cart.tryAgain')}</Button> : null}
      </NoReceipt>
    )
  }
  return (
    <div className="confirmation-page" aria-busy>
      <h1>{t('checkout.confirmation')}</h1>
      <Skeleton shape="row" count={4} />
    </div>
  )
}
