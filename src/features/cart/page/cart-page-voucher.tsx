import { useId } from 'react'
import { maxVoucherLength } from '#src/config.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import type { CartView } from '../cart-view.ts'
import { cartActions, lineFields } from './cart-form.ts'

interface CartPageVoucherProps extends Pick<CartView, 'vouchers'> {
  typed: string | undefined
  action: string
}

export function CartPageVoucher({ vouchers, typed, action }: CartPageVoucherProps) {
  const { t } = useI18n()
  const id = useId()
  return (
    <div className="voucher-form">
      <form method="post" action={action}>
        <label htmlFor={id}>{t('cart.voucher')}</label>
        <div className="entry">
          <input
            id={id}
            className="control"
            name={lineFields.voucher}
            defaultValue={typed}
            required
            maxLength={maxVoucherLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <button type="submit" className="button" name={lineFields.action} value={cartActions.addVoucher}>
            {t('cart.voucherAdd')}
          </button>
        </div>
      </form>
      {vouchers.length > 0 ? (
        <ul>
          {vouchers.map(({ voucher, description }) => (
            <li key={voucher}>
              <code>{voucher}</code>
              {description ? <span>{description}</span> : null}
              <form method="post" action={action}>
                <input type="hidden" name={lineFields.voucher} value={voucher} />
                <button
                  type="submit"
                  name={lineFields.action}
                  value={cartActions.removeVoucher}
                  aria-label={t('cart.voucherRemove', { code: voucher })}
                >
                  <Icon name="close" />
                </button>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
