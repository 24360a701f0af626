import type { Withdrawal } from '#src/commerce/contract/support.ts'
import type { I18n } from '#src/i18n/i18n.ts'

/** The model form of Directive 2011/83/EU, annex I (B), for customer services that accept no data. */
export interface WithdrawalLetter {
  subject: string
  text: string
}

export function writeLetter({ t }: Pick<I18n, 't'>, withdrawal: Withdrawal, date: string): WithdrawalLetter {
  const { name, email, order, lines, goods } = withdrawal
  const parts = lines.map(({ quantity, name: part, sku }) => `${quantity} × ${part} ${sku}`.trim())
  return {
    subject: t('withdraw.subject', { order }),
    text: [
      t('withdraw.statement'),
      ...(parts.length > 0 ? parts : [goods || t('withdraw.whole')]),
      '',
      `${t('checkout.orderNumber')}: ${order}`,
      `${t('withdraw.name')}: ${name}`,
      `${t('checkout.field.email')}: ${email}`,
      `${t('withdraw.date')}: ${date}`,
    ].join('\n'),
  }
}
