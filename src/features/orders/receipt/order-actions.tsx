import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'

interface OrderActionsProps {
  order: string
  canWithdraw: boolean
  children: ReactNode
}

export function OrderActions({ order, canWithdraw, children }: OrderActionsProps) {
  const { t } = useI18n()
  return (
    <>
      <Button onClick={() => window.print()}>{t('checkout.print')}</Button>
      <Link className="button" data-kind="quiet" to={paths.support({ subject: 'orderQuestion', order })}>
        {t('receipt.ask')}
      </Link>
      {canWithdraw ? (
        <Link className="button" data-kind="quiet" to={paths.withdraw(order)}>
          {t('withdraw.here')}
        </Link>
      ) : null}
      {children}
    </>
  )
}
