import * as v from 'valibot'

/** What a message to customer service can be about, in the order a form shows. */
export const contactSubjects = [
  'general',
  'productQuestion',
  'orderQuestion',
  'paymentQuestion',
  'whereIsMyPackage',
  'refundQuestion',
] as const
export type ContactSubject = (typeof contactSubjects)[number]

/** Maximum characters of a message, in UTF-16 units. */
export const maxMessageLength = 4_000
/** Maximum characters of what names an article. */
export const maxArticleLength = 80

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max), v.regex(/^[^\p{Cc}]*$/u))

const content = {
  subject: v.picklist(contactSubjects),
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxMessageLength)),
  email: v.pipe(line(254), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  /** The order and the article the message is about; empty without one. */
  order: v.optional(line(40), ''),
  article: v.optional(line(maxArticleLength), ''),
  /** Of the page with the form; ISO 639. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
}

/** What a visitor writes to customer service, and what tells people from robots. */
export const ContactRequest = v.object({
  ...content,
  /** Names the form the message was written in. */
  form: v.pipe(v.string(), v.uuid()),
  /** When the server rendered the form: milliseconds since 1970. */
  rendered: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** A field that people do not see: only robots fill it in. */
  trap: v.optional(v.string(), ''),
})
export type ContactRequest = v.InferOutput<typeof ContactRequest>

/** The body of `POST {SUPPORT_URL}`: a visitor's message. */
export const SupportMessage = v.variant('kind', [
  v.object({
    kind: v.literal('contact'),
    /** SHA-256 of the form's name and the content, in hexadecimal: a message that is sent again keeps its id. */
    id: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
    ...content,
    /** ISO 8601, UTC. */
    sentAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
])
export type SupportMessage = v.InferOutput<typeof SupportMessage>
