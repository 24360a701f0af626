import * as v from 'valibot'
import {
  ContactRequest,
  type ContactSubject,
  contactSubjects,
  maxMessageLength,
} from '#src/commerce/contract/support.ts'
import { isEmail } from '#src/forms/email.ts'

/** Maximum bytes of a posted message: a form without script writes each byte of a letter as up to three. */
export const maxPostedContactBytes = 49_152

export type ContactField = 'subject' | 'message' | 'email' | 'order' | 'article'
export type ContactProblem = 'required' | 'email' | 'notAccepted'
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>

type Form = Pick<FormData, 'get'> | Pick<URLSearchParams, 'get'>

const textOf = (form: Form, name: string) => {
  const entry = form.get(name)
  return typeof entry === 'string' ? entry : ''
}

/** Posted forms separate lines by two characters. */
const messageOf = (form: Form) => textOf(form, 'message').replaceAll('\r\n', '\n')

export function parseContact(
  form: Form,
  language: string,
): { values: ContactRequest } | { problems: ContactProblems } {
  const text = (name: string) => textOf(form, name)
  const message = messageOf(form).trim()
  const email = text('email').trim()
  const parsed = v.safeParse(ContactRequest, {
    ...{ subject: text('subject'), message, email, order: text('order'), article: text('article') },
    ...{ ...parseFormName(form), trap: text('website') },
    language,
  })
  const problems: ContactProblems = {}
  for (const { path } of parsed.issues ?? []) {
    const field = String(path?.[0].key)
    if (isContactField(field)) problems[field] = text(field).trim() === '' ? 'required' : 'notAccepted'
  }
  if (email !== '' && !isEmail(email)) problems.email = 'email'
  if (parsed.success && Object.keys(problems).length === 0) return { values: parsed.output }
  // Without a field to correct, the form itself was damaged; it is sent again from a new one.
  return { problems }
}

const FormName = v.object({
  form: ContactRequest.entries.form,
  rendered: v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number)),
})

/** The form's id and time, to show it again; empty if damaged, which makes the form a new one. */
export function parseFormName(form: Form): Partial<v.InferOutput<typeof FormName>> {
  const named = v.safeParse(FormName, { form: textOf(form, 'form'), rendered: textOf(form, 'rendered') })
  return named.success ? named.output : {}
}

function isContactField(name: string): name is ContactField {
  return ['subject', 'message', 'email', 'order', 'article'].includes(name)
}

/** The values a link to the contact form fills in: subject, order and article, if they are well-formed. */
export function parseContactQuery(query: URLSearchParams): {
  subject: ContactSubject
  order: string
  article: string
} {
  const { entries } = ContactRequest
  const subject = v.safeParse(entries.subject, query.get('subject'))
  const order = v.safeParse(entries.order, query.get('order') ?? '')
  const article = v.safeParse(entries.article, query.get('article') ?? '')
  const [general] = contactSubjects
  return {
    subject: subject.success ? subject.output : general,
    order: order.success ? order.output : '',
    article: article.success ? article.output : '',
  }
}

export function typedContact(form: Form): Record<ContactField, string> {
  return {
    subject: textOf(form, 'subject'),
    message: messageOf(form).slice(0, 2 * maxMessageLength),
    email: textOf(form, 'email').slice(0, 300),
    order: textOf(form, 'order').slice(0, 100),
    article: textOf(form, 'article').slice(0, 100),
  }
}
