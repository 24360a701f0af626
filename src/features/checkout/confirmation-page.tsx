import { useAtom } from 'jotai'
import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { MoneyRegion } from '#src/ui/money-text.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { receiptAtom } from './receipt.atoms.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'

/** What was ordered. The page is the same at every reload: it reads the receipt and changes nothing. */
export function ConfirmationPage() {
  const { t, locale } = useI18n()
  const [receipt, read] = useAtom(receiptAtom)
  if (receipt.kind === 'here') {
    return (
      <MoneyRegion language={locale} country={receipt.order.address.country}>
        <ReceiptSheet order={receipt.order} />
      </MoneyRegion>
    )
  }
  return (
    <div className="confirmation-page" aria-busy={receipt.kind === 'loading'}>
      <h1>{t('checkout.confirmation')}</h1>
      {receipt.kind === 'loading' ? (
        <>
          <p role="status">{t('checkout.receiptLoading')}</p>
          <Skeleton shape="row" count={4} />
        </>
      ) : (
        <>
          <p role="status">
            <strong>{receipt.kind === 'away' ? t('checkout.receiptAway') : t('checkout.receiptNone')}</strong>
          </p>
          <p>{receipt.kind === 'away' ? t('checkout.receiptAwayHint') : t('checkout.receiptNoneHint')}</p>
          <p className="actions">
            {receipt.kind === 'away' ? <Button onClick={() => read()}>{t('cart.tryAgain')}</Button> : null}
            <Link className="button" to={paths.home()}>
              {t('checkout.backToShop')}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
