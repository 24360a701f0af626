import { legalGuaranteeIn } from '#src/commerce/contract/legal-guarantee.ts'
import type { I18n } from '#src/i18n/i18n.ts'

export interface GuaranteeText {
  title: string
  text: string
}

/** The notice on the legal guarantee of the country of delivery, an ISO 3166 code. */
export function guaranteeText(country: string | null, { t }: Pick<I18n, 't'>): GuaranteeText {
  const { years, lasting, rejectable } = legalGuaranteeIn(country)
  return {
    title: t(lasting ? 'guarantee.lasting' : 'guarantee.title', { years }),
    text: [t('guarantee.text'), ...(rejectable ? [t('guarantee.reject')] : [])].join(' '),
  }
}
