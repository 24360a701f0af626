import { Link } from '#src/effects/router/link.tsx'
import { ConsentButton } from '#src/features/consent/consent-button.tsx'
import { NewsletterForm } from '#src/features/newsletter/newsletter-form.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { ShellData } from '../shell-data.ts'
import { Wordmark } from '../wordmark.tsx'
import type { FooterData } from './footer-data.ts'
import { LanguageLinks } from './language-links.tsx'

interface FooterProps {
  footer: FooterData | undefined
  data: ShellData | null
  /** True for the checkout, which shows legal links only. */
  checkout: boolean
}

export function Footer({ footer, data, checkout }: FooterProps) {
  const { t } = useI18n()
  const groups = footer?.groups.slice(checkout ? -1 : 0) ?? []
  return (
    <footer className="footer">
      {checkout ? null : (
        <div>
          <Wordmark />
          {data ? <p>{data.region}</p> : null}
          <ul className="marks">
            {footer?.marks.map(({ name, label }) => (
              <li key={name}>
                <img src={`/marks/${name}.svg`} alt="" width={40} height={24} loading="lazy" />
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {links.map(([label, path]) => (
              <li key={path}>
                <Link to={path} target={checkout ? '_blank' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {checkout || !footer ? null : (
        <div className="last">
          <nav aria-label={t('shell.language')}>
            <h2>{t('shell.language')}</h2>
            <LanguageLinks names={footer.languages} />
          </nav>
          <div>
            <h2>{footer.newsletter.title}</h2>
            <NewsletterForm form={footer.newsletter} />
          </div>
          {footer.consent ? <ConsentButton label={footer.consent} /> : null}
        </div>
      )}
    </footer>
  )
}
