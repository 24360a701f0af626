import { type FormEvent, useState } from 'react'
import type { NewsletterAnswer } from '#src/commerce/contract/newsletter-answer.ts'
import { PageLink } from '#src/effects/router/page-link.tsx'
import { TrapField } from '#src/features/form/trap-field.tsx'
import { paths } from '#src/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { NewsletterFormData } from './newsletter-form-data.ts'

interface NewsletterFormProps {
  form: NewsletterFormData
  /** The submission without script that the page answers: what was typed, and the answer. */
  posted?: { email: string; answer: NewsletterAnswer } | undefined
}

/** The form has been sent, and there is no answer yet. */
interface Awaited {
  outcome: 'awaited'
  text: ''
}

/**
 * Subscribes to the newsletter. Every page has it, so what sends it in place loads when it is submitted; until then, and
 * when that cannot be loaded, it is a normal form.
 */
export function NewsletterForm({ form: data, posted }: NewsletterFormProps) {
  const [answer, setAnswer] = useState<NewsletterAnswer | Awaited | undefined>(posted?.answer)
  const outcome = answer?.outcome
  const isSubscribed = outcome === 'subscribed'
  const problem = outcome === 'invalid' ? answer?.text : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (outcome === 'awaited') return
    const form = event.currentTarget
    setAnswer({ outcome: 'awaited', text: '' })
    import('./send-form.ts').then(
      async ({ sendForm }) => setAnswer(await sendForm(form, data)),
      () => {
        setAnswer(undefined)
        form.submit()
      },
    )
  }

  return (
    <div className="newsletter">
      <p>
        {data.consent} <PageLink to={paths.info('privacy')}>{data.privacy}</PageLink>
      </p>
      {/* Not before the first answer is awaited: pages have enough live regions. */}
      {answer ? (
        <Notice tone={isSubscribed ? 'success' : 'error'}>{problem ? null : answer.text}</Notice>
      ) : null}
      {isSubscribed ? null : (
        // Checked by the server, in its words.
        <form method="post" action={data.action} noValidate onSubmit={submit}>
          <Field required label={data.email} message={problem}>
            {(control) => (
              <input
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                defaultValue={posted?.email}
              />
            )}
          </Field>
          <TrapField label={data.trap} />
          <Button type="submit" busy={outcome === 'awaited'}>
            {data.subscribe}
          </Button>
        </form>
      )}
    </div>
  )
}
