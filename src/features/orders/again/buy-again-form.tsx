import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'

interface BuyAgainFormProps {
  number: string
  /** True in a list, where the button is one of several. */
  inRow?: boolean
  /** True if the order has just been bought again, and the next step is the cart. */
  isDone?: boolean
}

/** Adds the parts of an order to the cart; its page shows the result. */
export function BuyAgainForm({ number, inRow = false, isDone = false }: BuyAgainFormProps) {
  const { t, locale } = useI18n()
  return (
    <form method="post" action={localized(locale, paths.accountOrder(number))} className="buy-again">
      <Button
        type="submit"
        {...(inRow
          ? { size: 'small' as const, 'aria-label': t('orders.again.buyOrder', { number }) }
          : isDone
            ? {}
            : { kind: 'primary' as const })}
      >
        {t('orders.again.buy')}
      </Button>
    </form>
  )
}
