import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { selectedCountryAtom } from '#src/features/cart/state/selection.atoms.ts'
import { formatMoney, intlLocale } from '#src/i18n/format.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { visitAtom } from '#src/visit.ts'
import { readPaymentMark } from './payment-mark.ts'

export function UnclearNotice({ overdue, children }: { overdue: boolean; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <>
      <strong>{t('checkout.unknown')}</strong>
      <p>{t('checkout.unknownHint')}</p>
      {overdue ? <AskAboutPayment /> : null}
      {children}
    </>
  )
}

/** Contact to customer service about a payment, with the details to find it by: it has no order number. */
export function AskAboutPayment() {
  const { t, locale } = useI18n()
  const visit = useAtomValue(visitAtom)
  const mark = visit && readPaymentMark(visit.browserStore)
  const intl = intlLocale(locale, useAtomValue(selectedCountryAtom))
  const written = mark && [
    ...(mark.total === null ? [] : [formatMoney(mark.total, mark.currency, intl)]),
    new Intl.DateTimeFormat(intl, { dateStyle: 'medium', timeStyle: 'long' }).format(mark.startedAt),
  ]
  return (
    <p>
      {written ? `${t('checkout.askAboutPayment', { reference: written.join(', ') })} ` : ''}
      <Link to={paths.support({ subject: 'paymentQuestion' })}>{t('checkout.askUs')}</Link>
    </p>
  )
}
