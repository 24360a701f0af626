import type { ServerI18n } from '#src/i18n/i18n.ts'
import { localized } from '#src/localized.ts'
import * as paths from '#src/paths.ts'

/** What the newsletter's form is rendered from. Comes from the server: every page has the form, and no page its texts as messages. */
export interface NewsletterFormData {
  title: string
  /** What one subscribes to; `privacy` is the text of the link that follows it. */
  consent: string
  privacy: string
  email: string
  subscribe: string
  trap: string
  /** Shown when no answer arrives; the other answers bring their sentence with them. */
  failed: string
  /** Path of the page that answers the form without script, with locale. */
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
