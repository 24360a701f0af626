import type { ContactRequest } from '#src/commerce/contract/support.ts'
import {
  type ContactSubject,
  contactSubjects,
  maxArticleLength,
  maxMessageLength,
} from '#src/commerce/contract/support.ts'
import { PostedForm } from '#src/features/form/posted-form.tsx'
import { problemText } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { TrapField } from '#src/features/form/trap-field.tsx'
import { type Submission, useSubmission } from '#src/features/form/use-submission.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import type { ContactResult } from '#src/shop.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type ContactField, parseContact } from './contact-request.ts'

export type ContactSubmission = Submission<ContactField, ContactResult>

export interface ContactFormProps {
  values: Record<Exclude<ContactField, 'subject'>, string> & { subject: ContactSubject | string }
  form: string
  /** Time at which the server rendered the form: milliseconds since 1970. */
  rendered: number
  onSend(request: ContactRequest): Promise<ContactResult>
  posted: ContactSubmission | undefined
}

/** A normal form without script. Typed values stay until the message is sent. */
export function ContactForm({ values, form, rendered, onSend, posted }: ContactFormProps) {
  const { t, locale } = useI18n()
  const { problems, outcome, busy, submit } = useSubmission<ContactField, ContactRequest, ContactResult>({
    parse: (typed) => parseContact(typed, locale),
    send: async (request) => ({ problems: {}, outcome: await onSend(request) }),
    posted,
  })
  const count = Object.keys(problems).length
  return (
    <PostedForm path={paths.support()} onSubmit={submit}>
      <Notice tone="error" role="alert">
        {count > 0
          ? t('forms.summary', { count })
          : outcome === 'limited' || outcome === 'tooFast'
            ? t(`support.${outcome}`)
            : outcome === 'failed' || outcome === 'refused'
              ? t('support.failed')
              : null}
      </Notice>
      <Notice tone="success">{outcome === 'sent' ? t('support.thanks') : null}</Notice>
      {outcome === 'sent' ? null : (
        <>
          <Field required label={t('support.subject')} message={problemText(t, problems.subject)}>
            {(control) => (
              <Select {...control} name="subject" defaultValue={values.subject}>
                {contactSubjects.map((subject) => (
                  <option key={subject} value={subject}>
                    {t(`support.subject.${subject}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="name-fields">
            <TextField
              name="order"
              label={t('checkout.orderNumber')}
              value={values.order}
              problem={problems.order}
              maxLength={40}
            />
            <TextField
              name="article"
              label={t('support.article')}
              value={values.article}
              problem={problems.article}
              maxLength={maxArticleLength}
            />
          </div>
          <Field required label={t('support.message')} message={problemText(t, problems.message)}>
            {(control) => (
              <textarea
                {...control}
                name="message"
                rows={6}
                maxLength={maxMessageLength}
                defaultValue={values.message}
              />
            )}
          </Field>
          <TextField
            name="email"
            type="email"
            required
            autoComplete="email"
            label={t('checkout.field.email')}
            hint={t('support.emailHint')}
            value={values.email}
            problem={problems.email}
          />
          <TrapField label={t('support.trap')} />
          <input type="hidden" name="form" value={form} />
          <input type="hidden" name="rendered" value={rendered} />
          <Button type="submit" kind="primary" busy={busy}>
            {t('support.send')}
          </Button>
        </>
      )}
    </PostedForm>
  )
}
