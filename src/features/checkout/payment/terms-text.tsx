import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { linkedText } from './linked-text.ts'

/** The terms that an order accepts. Only consumers have a right of withdrawal (Directive 2011/83/EU, article 9). */
export function OrderTerms({ business }: { business: boolean }) {
  const { t } = useI18n()
  const ofBusiness = t('checkout.businessTerms', { terms: t('checkout.termsLink') })
  return <TermsText sentence={business ? ofBusiness : t('checkout.terms')} />
}

export function TermsText({ sentence }: { sentence: string }) {
  const { t } = useI18n()
  const links = [
    { text: t('checkout.termsLink'), path: paths.info('terms') },
    { text: t('checkout.withdrawalLink'), path: paths.info('withdrawal') },
  ]
  return linkedText(sentence, links).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link key={piece.path} to={piece.path} target="_blank">
        {piece.text}
      </Link>
    ),
  )
}
