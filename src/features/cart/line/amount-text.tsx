import { useI18n } from '#src/i18n/use-i18n.tsx'
import { MoneyText } from '#src/ui/money-text.tsx'

interface AmountTextProps {
  /** Null if unknown, which is written in words: a zero would be read as free. */
  amount: number | null
  currency: string
}

export function AmountText({ amount, currency }: AmountTextProps) {
  const { t } = useI18n()
  return amount === null ? t('cart.amountUnknown') : <MoneyText amount={amount} currency={currency} />
}
