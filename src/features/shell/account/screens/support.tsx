import { sendContact } from '#src/commerce/send-contact.ts'
import { PageLink } from '#src/effects/router/page-link.tsx'
import { ContactForm, type ContactFormProps } from '#src/features/support/contact-form.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { servicePaths } from '#src/service-paths.ts'

interface SupportScreenProps {
  /** Null where the shop has no service that takes messages. */
  contact: Omit<ContactFormProps, 'onSend'> | null
  /** Where customers can write to; null when the shop names no address. */
  supportEmail: string | null
}

/** The page that writes to customer service. Default export, because it is loaded on demand. */
export default function SupportScreen({ contact, supportEmail }: SupportScreenProps) {
  const { t } = useI18n()
  const [before, after] = t('support.byEmail', { email: '\n' }).split('\n')
  return (
    <div className="account-content">
      <h1>{t('support.title')}</h1>
      <p>
        {t('support.intro')} <PageLink to={servicePaths.faq()}>{t('support.faq')}</PageLink>
      </p>
      {contact ? (
        <ContactForm
          {...contact}
          onSend={(message) =>
            sendContact(message, new URL(servicePaths.contact(), location.href).href, (request) =>
              fetch(request),
            )
          }
        />
      ) : null}
      {!contact && supportEmail ? (
        <p>
          {before}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          {after}
        </p>
      ) : null}
    </div>
  )
}
