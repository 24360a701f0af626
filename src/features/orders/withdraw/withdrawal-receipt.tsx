import type { Acknowledgement } from '#src/commerce/contract/support.ts'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'

/** The sent statement and its time of receipt, as text in the visitor's time zone. */
export interface WithdrawalReceiptProps {
  name: string
  order: string
  email: string
  /** The parts with their article numbers; empty if `goods` describes them, or everything is returned. */
  lines: { name: string; sku: string; quantity: number }[]
  goods: string
  acknowledge: Acknowledgement
  time: string
}

export const receiptHeadingId = 'withdrawal-received'

export function WithdrawalReceipt({
  name,
  order,
  email,
  lines,
  goods,
  acknowledge,
  time,
}: WithdrawalReceiptProps) {
  const { t } = useI18n()
  return (
    <article className="receipt-sheet withdrawal-receipt">
      <header>
        <h1 id={receiptHeadingId} tabIndex={-1}>
          {t('withdraw.received')}
        </h1>
        <p role="status">{t(`withdraw.acknowledged.${acknowledge}`, { email })}</p>
      </header>
      <dl className="facts">
        <div>
          <dt>{t('withdraw.time')}</dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>{t('checkout.orderNumber')}</dt>
          <dd>
            <code>{order}</code>
          </dd>
        </div>
        <div>
          <dt>{t('withdraw.name')}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{t('checkout.field.email')}</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <section>
        <h2>{t('withdraw.goods')}</h2>
        {lines.length > 0 ? (
          <ul>
            {lines.map(({ name: part, sku, quantity }) => (
              <li key={`${sku} ${part} ${quantity}`}>
                {quantity} × {part} {sku ? <code>{sku}</code> : null}
              </li>
            ))}
          </ul>
        ) : (
          <p>{goods || t('withdraw.whole')}</p>
        )}
      </section>
      <p>{t('withdraw.next')}</p>
      <p className="actions">
        <Button onClick={() => window.print()}>{t('checkout.print')}</Button>
        <Link className="button" data-kind="quiet" to={paths.info('returns')}>
          {t('withdraw.howToReturn')}
        </Link>
      </p>
    </article>
  )
}
