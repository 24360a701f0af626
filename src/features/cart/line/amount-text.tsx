import { useI18n } from '#src/i18n/use-i18n.tsx'
import { MoneyText } from '#src/ui/money-text.tsx'

interface AmountTextProps {
  /** Null when it is unknown, which is said in words: a zero would be read as free. */
  amount: number | null
  currency: string
}

/** An amount of a cart or an order. Below a `MoneyRegion`. */
export function AmountText({ amount, currency }: AmountTextProps) {
  const { t } = useI18n()
  return amount === null ? t('cart.amountUnknown') : <MoneyText amount={amount} currency={currency} />
}
