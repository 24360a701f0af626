import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { guaranteeText } from './guarantee-text.ts'

/** The notice on the legal guarantee, which the law wants before an order (Directive 2011/83/EU, article 6a). */
export function GuaranteeNotice({ country }: { country: string | null }) {
  const i18n = useI18n()
  const { title, text } = guaranteeText(country, i18n)
  return (
    <section className="guarantee" aria-label={title}>
      <Icon name="shield" />
      <div>
        <strong>{title}</strong>
        <p>
          {text}{' '}
          <Link to={paths.info('terms')} target="_blank">
            {i18n.t('guarantee.more')}
          </Link>
        </p>
      </div>
    </section>
  )
}
