import type { Withdrawal } from '#src/commerce/contract/support.ts'
import { colonOf } from '#src/i18n/colon.ts'
import type { I18n } from '#src/i18n/i18n.ts'

/** The model form of Directive 2011/83/EU, annex I (B), for customer services that accept no data. */
export interface WithdrawalLetter {
  subject: string
  text: string
}

export function writeLetter(
  { t, locale }: Pick<I18n, 't' | 'locale'>,
  withdrawal: Withdrawal,
  date: string,
): WithdrawalLetter {
  const { name, email, order, lines, goods } = withdrawal
  const colon = colonOf(locale)
  const parts = lines.map(({ quantity, name: part, sku }) => `${quantity} × ${part} ${sku}`.trim())
  return {
    subject: t('withdraw.subject', { order }),
    text: [
      t('withdraw.statement'),
      ...(parts.length > 0 ? parts : [goods || t('withdraw.whole')]),
      '',
      `${t('checkout.orderNumber')}${colon} ${order}`,
      `${t('withdraw.name')}${colon} ${name}`,
      `${t('checkout.field.email')}${colon} ${email}`,
      `${t('withdraw.date')}${colon} ${date}`,
    ].join('\n'),
  }
}
