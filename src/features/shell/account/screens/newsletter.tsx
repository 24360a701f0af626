import type { ComponentProps } from 'react'
import { NewsletterForm } from '#src/features/newsletter/newsletter-form.tsx'

/** The page of the newsletter's form, and the answer to it without script. Default export, because it is loaded on demand. */
export default function NewsletterScreen(props: ComponentProps<typeof NewsletterForm>) {
  return (
    <div className="account-content">
      <h1>{props.form.title}</h1>
      <NewsletterForm {...props} />
    </div>
  )
}
