import { AmountText } from '#src/features/cart/line/amount-text.tsx'
import { contentName } from '#src/features/cart/line-text.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { MoneyText } from '#src/ui/money-text.tsx'
import type { ReceiptRow } from './receipt.ts'

export function ReceiptLines({ rows, currency }: { rows: ReceiptRow[]; currency: string }) {
  const { t } = useI18n()
  return (
    <table className="receipt-lines">
      <thead>
        <tr>
          <th scope="col">{t('checkout.part')}</th>
          <th scope="col">{t('cart.quantity')}</th>
          <th scope="col">{t('checkout.price')}</th>
          <th scope="col">{t('checkout.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.item} ${row.contents.map(({ item }) => item)}`}>
            <th scope="row">
              {row.name}
              <small>
                {row.details.filter(Boolean).join(' · ')} <code>{row.sku}</code>
                {row.price === null || row.quantity === 1 ? null : (
                  <span className="each">
                    <MoneyText amount={row.price} currency={currency} /> {t('cart.each')}
                  </span>
                )}
                {row.contents.map((part) => (
                  <span key={part.item}>
                    {part.quantity} × {contentName(part)}
                  </span>
                ))}
              </small>
            </th>
            <td>{row.quantity}</td>
            <td>{row.price === null ? null : <MoneyText amount={row.price} currency={currency} />}</td>
            <td>
              <AmountText amount={row.total} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
