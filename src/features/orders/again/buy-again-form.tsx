import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'

export function BuyAgainForm({ number }: { number: string }) {
  const { t, locale } = useI18n()
  return (
    <form method="post" action={localized(locale, paths.accountOrder(number))} className="buy-again">
      <Button type="submit" kind="primary">
        {t('orders.again.buy')}
      </Button>
    </form>
  )
}
