import { type FormEvent, useState } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { TrapField } from '#src/features/form/trap-field.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { type NewsletterAnswerView, newsletterProblemId } from './newsletter-answer-view.ts'
import type { NewsletterFormData } from './newsletter-form-data.ts'

interface NewsletterFormProps {
  form: NewsletterFormData
  posted?: { email: string; view: NewsletterAnswerView } | undefined
  /** True where the form is what its screen is for. */
  primary?: boolean
}

/** Every page has this form, so its code loads when it is submitted; before, and if that fails, it is a normal form. */
export function NewsletterForm({ form: data, posted, primary = false }: NewsletterFormProps) {
  const { locale } = useI18n()
  const [view, setView] = useState(posted?.view)
  const [isSending, setSending] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setSending(true)
    import('./send-newsletter-form.ts')
      .then(({ sendNewsletterForm }) => sendNewsletterForm(form, data.failed, locale, setView))
      .catch(() => form.submit())
      .finally(() => setSending(false))
  }

  return (
    <div className="newsletter">
      <p>
        {`${data.consent} `}
        <Link to={paths.info('privacy')}>{data.privacy}</Link>
      </p>
      {view?.notice}
      {view?.isDone ? null : (
        // Validated by the server, in its words.
        <form className="field" method="post" action={data.action} noValidate onSubmit={submit}>
          <label htmlFor="newsletter">{data.email}</label>
          <input
            id="newsletter"
            type="email"
            name="email"
            autoComplete="email"
            required
            defaultValue={posted?.email}
            aria-invalid={view?.problem ? true : undefined}
            aria-describedby={view?.problem ? newsletterProblemId : undefined}
          />
          {view?.problem}
          <TrapField label={data.trap} />
          <Button type="submit" {...(primary ? { kind: 'primary' as const } : {})} busy={isSending}>
            {data.subscribe}
          </Button>
        </form>
      )}
    </div>
  )
}
