import { useMemo } from 'react'
import { browserStore } from '#src/effects/browser/storage.ts'
import { Link } from '#src/effects/router/link.tsx'
import { AmountText } from '#src/features/cart/line/amount-text.tsx'
import { contentName } from '#src/features/cart/line-text.ts'
import { orderCars } from '#src/features/garage/item-cars.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { MoneyText } from '#src/ui/money-text.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { Receipt, ReceiptRow } from './receipt.ts'

const store = browserStore('localStorage')

interface ReceiptLinesProps {
  receipt: Pick<Receipt, 'rows' | 'deposits'>
  /** True if the prices are without VAT. */
  isNet: boolean
  currency: string
  order: string
  /** The address where an old part is returned. */
  returnPath: string
}

export function ReceiptLines({
  receipt: { rows, deposits },
  isNet,
  currency,
  order,
  returnPath,
}: ReceiptLinesProps) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  const cars = useMemo(
    () => (hydrated ? orderCars(store, order) : new Map<string, string>()),
    [hydrated, order],
  )
  return (
    <table className="receipt-lines">
      <thead>
        <tr>
          <th scope="col">{t('checkout.part')}</th>
          <th scope="col">{t('cart.quantity')}</th>
          <th scope="col">{isNet ? t('receipt.netPrice') : t('checkout.price')}</th>
          <th scope="col">{isNet ? t('receipt.netSum') : t('checkout.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} currency={currency} car={cars.get(row.item)} />
        ))}
      </tbody>
      {deposits.length > 0 ? (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {t('receipt.deposits')}{' '}
              <small>
                {t('receipt.depositsHint')} <Link to={returnPath}>{t('receipt.returnPart')}</Link>
              </small>
            </th>
          </tr>
          {deposits.map((row) => (
            <Row key={keyOf(row)} row={row} currency={currency} />
          ))}
        </tbody>
      ) : null}
    </table>
  )
}

const keyOf = ({ item, contents }: ReceiptRow) => `${item} ${contents.map((part) => part.item)}`

interface RowProps {
  row: ReceiptRow
  currency: string
  car?: string | undefined
}

function Row({ row, currency, car }: RowProps) {
  const { t } = useI18n()
  return (
    <tr>
      <th scope="row">
        <Picture source={row.picture} alternative="" size={40} />
        {row.name}
        <small>
          {[...row.details.filter(Boolean), ''].join(' · ')}
          <code>{row.sku}</code>
          {row.price === null || row.quantity === 1 ? null : (
            <span className="each">
              <MoneyText amount={row.price} currency={currency} /> {t('cart.each')}
            </span>
          )}
          {car ? <span>{t('receipt.forCar', { car })}</span> : null}
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
  )
}
