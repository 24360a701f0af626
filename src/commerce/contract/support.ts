import * as v from 'valibot'
import { EmailAddress, Language, line, Time } from './sent-fields.ts'

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

/** Names the form a message was written in. */
const FormId = v.pipe(v.string(), v.uuid())
/** SHA-256 of the form's name and the content, in hexadecimal: a message that is sent again keeps its id. */
const MessageId = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))

const content = {
  subject: v.picklist(contactSubjects),
  message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxMessageLength)),
  email: EmailAddress,
  /** The order and the article the message is about; empty without one. */
  order: v.optional(line(40), ''),
  article: v.optional(line(maxArticleLength), ''),
  language: Language,
}

/** What a visitor writes to customer service, and what tells people from robots. */
export const ContactRequest = v.object({
  ...content,
  form: FormId,
  /** When the server rendered the form: milliseconds since 1970. */
  rendered: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** A field that people do not see: only robots fill it in. */
  trap: v.optional(v.string(), ''),
})
export type ContactRequest = v.InferOutput<typeof ContactRequest>

/** Maximum lines of an order that a withdrawal names, and characters of the goods in the consumer's own words. */
export const maxWithdrawalLines = 100
export const maxGoodsLength = 1_000

const statement = {
  name: v.pipe(line(160), v.minLength(1)),
  email: EmailAddress,
  order: v.pipe(line(40), v.minLength(1)),
  /** The parts that are given back. Empty where the shop does not know the order's lines. */
  lines: v.pipe(
    v.array(
      v.object({
        name: v.pipe(line(300), v.minLength(1)),
        sku: line(80),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
      }),
    ),
    v.maxLength(maxWithdrawalLines),
  ),
  /** The goods in the consumer's own words. Empty together with `lines`: the whole order. */
  goods: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxGoodsLength)), ''),
  language: Language,
}

/** A consumer's statement that they withdraw from a contract (Directive 2011/83/EU, article 11a). */
export const Withdrawal = v.object({ ...statement, form: FormId })
export type Withdrawal = v.InferOutput<typeof Withdrawal>

/**
 * Whether the number of the order and the address of a withdrawal belong together. `customer`: the sender placed the order,
 * and has this address. `order`: the order was placed with this address. `no`: that is not known, so that anybody may have
 * sent it.
 */
export const WithdrawalProof = v.picklist(['customer', 'order', 'no'])
export type WithdrawalProof = v.InferOutput<typeof WithdrawalProof>

/**
 * What is mailed to the address of a withdrawal. `content`: the whole statement and its time. `receipt`: the number and the
 * time, and nothing else that was typed, because the address may be a stranger's. `none`: the address has been sent three of
 * these today.
 */
export const Acknowledgement = v.picklist(['content', 'receipt', 'none'])
export type Acknowledgement = v.InferOutput<typeof Acknowledgement>

/** What a customer who asks for the deletion of their account is known by. */
const account = {
  /** The service's id of the customer; empty where it has none. */
  customer: line(64),
  email: EmailAddress,
  name: line(320),
  language: Language,
}

/** A request to delete an account (Regulation (EU) 2016/679, article 17). */
export const DeletionRequest = v.object({ ...account, form: FormId })
export type DeletionRequest = v.InferOutput<typeof DeletionRequest>

const maxNoticedItems = 100

const Pieces = v.pipe(
  v.array(v.object({ item: v.pipe(line(100), v.minLength(1)), pieces: v.pipe(v.number(), v.minValue(1)) })),
  v.maxLength(maxNoticedItems),
)

/** A notice to the shop's staff, of whom nobody is to be written to: an order that pages would not have placed. */
export const OrderNotice = v.object({
  kind: v.literal('order-notice'),
  id: MessageId,
  order: statement.order,
  /** Deposits that are missing in the order, and how many pieces. */
  deposits: Pieces,
  /** Items of which there are more pieces than can be ordered at once. */
  quantities: Pieces,
  sentAt: Time,
})
export type OrderNotice = v.InferOutput<typeof OrderNotice>

/** The body of `POST {SUPPORT_URL}`: a visitor's message, or a notice to staff. */
export const SupportMessage = v.variant('kind', [
  v.object({
    kind: v.literal('contact'),
    id: MessageId,
    ...content,
    /** Whether the service may confirm to `email` that the message came, without its text: anybody can type any address. */
    acknowledge: v.picklist(['receipt', 'none']),
    sentAt: Time,
  }),
  v.object({
    kind: v.literal('withdrawal'),
    id: MessageId,
    ...statement,
    /** A statement with `no` must be answered to the order's own address before anything is cancelled. */
    verified: WithdrawalProof,
    /** What the service must mail to `email` without delay. */
    acknowledge: Acknowledgement,
    sentAt: Time,
  }),
  v.object({
    kind: v.literal('deletion'),
    id: MessageId,
    ...account,
    /** The customer was logged in, and has entered the present password once more. */
    provedBy: v.literal('password'),
    /** The service must acknowledge the request to `email` without delay, so that a customer learns of one by somebody else. */
    acknowledgeBy: v.literal('email'),
    sentAt: Time,
  }),
  OrderNotice,
])
export type SupportMessage = v.InferOutput<typeof SupportMessage>

/**
 * What the service may answer a message with: when it first received it, which a message that was sent again keeps. Any
 * other body, and none, is as good.
 */
export const SupportReply = v.object({ receivedAt: Time })
