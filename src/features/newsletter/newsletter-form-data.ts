import type { ServerI18n } from '#src/i18n/i18n.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'

/** Comes from the server: every page has the form, and no page its texts as messages. */
export interface NewsletterFormData {
  title: string
  /** The subscription's terms; `privacy` is the text of the link after it. */
  consent: string
  privacy: string
  email: string
  subscribe: string
  trap: string
  failed: string
  action: string
}

export function newsletterFormData({ t, locale }: ServerI18n): NewsletterFormData {
  return {
    title: t('newsletter.title'),
    consent: t('newsletter.consent'),
    privacy: t('info.privacy'),
    email: t('newsletter.email'),
    subscribe: t('newsletter.subscribe'),
    trap: t('support.trap'),
    failed: t('newsletter.failed'),
    action: localized(locale, paths.newsletter()),
  }
}
