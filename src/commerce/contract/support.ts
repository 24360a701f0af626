import * as v from 'valibot'
import { EmailAddress, Language, line, PageCountry, Time } from './sent-fields.ts'

/** The subjects of a message to customer service, in the order of the form. */
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

/** A visitor's message to customer service, with fields that distinguish people from robots. */
export const ContactRequest = v.object({
  ...content,
  form: FormId,
  /** The time when the server rendered the form, in milliseconds since 1970. */
  rendered: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** A field that people do not see: only robots fill it in. */
  trap: v.optional(v.string(), ''),
})
export type ContactRequest = v.InferOutput<typeof ContactRequest>

/** Maximum lines of an order that a withdrawal names, and characters of the goods in the consumer's own words. */
export const maxWithdrawalLines = 100
export const maxGoodsLength = 1_000

/** A part of an order and how many pieces of it come back. */
const givenBack = {
  name: v.pipe(line(300), v.minLength(1)),
  sku: line(80),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)),
}

const statement = {
  name: v.pipe(line(160), v.minLength(1)),
  email: EmailAddress,
  order: v.pipe(line(40), v.minLength(1)),
  /** The parts that are given back. Empty where the shop does not know the order's lines. */
  lines: v.pipe(v.array(v.object(givenBack)), v.maxLength(maxWithdrawalLines)),
  /** The goods in the consumer's own words. Empty together with `lines`: the whole order. */
  goods: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxGoodsLength)), ''),
  language: Language,
  country: v.optional(PageCountry, ''),
}

/** A consumer's statement that they withdraw from a contract (Directive 2011/83/EU, article 11a). */
export const Withdrawal = v.object({ ...statement, form: FormId })
export type Withdrawal = v.InferOutput<typeof Withdrawal>

/**
 * Proof that the number of the order and the address of a withdrawal belong together. `customer`: the sender placed the
 * order, and has this address. `order`: the order was placed with this address. `no`: that is unknown, so that anyone
 * may have sent it.
 */
export const WithdrawalProof = v.picklist(['customer', 'order', 'no'])
export type WithdrawalProof = v.InferOutput<typeof WithdrawalProof>

/**
 * The mail to the address of a withdrawal. `content`: the whole statement and its time. `receipt`: the number and the
 * time, without other typed text, because the address may be a stranger's. `none`: the address has been sent three of
 * these today.
 */
export const Acknowledgement = v.picklist(['content', 'receipt', 'none'])
export type Acknowledgement = v.InferOutput<typeof Acknowledgement>

/** Why a customer returns a part, in the order of the form. `oldPart`: it is the old one, sent for its deposit. */
export const returnReasons = ['noFit', 'wrongPart', 'faulty', 'failed', 'changedMind', 'oldPart'] as const
export const ReturnReason = v.picklist(returnReasons)
export type ReturnReason = v.InferOutput<typeof ReturnReason>

const returned = {
  /** The name of the customer; empty where the account has none. */
  name: line(160),
  email: EmailAddress,
  order: statement.order,
  lines: v.pipe(
    v.array(v.object({ ...givenBack, reason: ReturnReason })),
    v.minLength(1),
    v.maxLength(maxWithdrawalLines),
  ),
  /** The customer's own words; empty without any. */
  note: v.pipe(v.string(), v.trim(), v.maxLength(maxGoodsLength)),
  language: Language,
}

/** A customer's request to send parts of their own order back. */
export const ReturnRequest = v.object({ ...returned, form: FormId })
export type ReturnRequest = v.InferOutput<typeof ReturnRequest>

/** The identity of a customer who requests the deletion of their account. */
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

/** A notice to the shop's staff without a reply to a customer: an order that pages would not have placed. */
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
    /** `receipt` if the service may confirm the message to `email`, without its text: anyone can type any address. */
    acknowledge: v.picklist(['receipt', 'none']),
    sentAt: Time,
  }),
  v.object({
    kind: v.literal('withdrawal'),
    id: MessageId,
    ...statement,
    /** A statement with `no` must be answered to the order's own address before anything is cancelled. */
    verified: WithdrawalProof,
    /** The mail the service must send to `email` without delay. */
    acknowledge: Acknowledgement,
    sentAt: Time,
  }),
  v.object({
    kind: v.literal('return'),
    id: MessageId,
    ...returned,
    /** The customer was logged in, and the order is one of theirs. */
    provedBy: v.literal('log-in'),
    /**
     * The mail to `email`, the address of the account: the whole request, or none, because the address has been sent
     * three of these today.
     */
    acknowledge: v.picklist(['content', 'none']),
    sentAt: Time,
  }),
  v.object({
    kind: v.literal('deletion'),
    id: MessageId,
    ...account,
    /** The customer was logged in, and has entered the present password once more. */
    provedBy: v.literal('password'),
    /**
     * The service must acknowledge the request to `email` without delay, so that a customer notices one by another
     * person.
     */
    acknowledgeBy: v.literal('email'),
    sentAt: Time,
  }),
  OrderNotice,
])
export type SupportMessage = v.InferOutput<typeof SupportMessage>

/**
 * The service's optional answer to a message: the time when it first received it, also for a repeated message. Any
 * other body is accepted too.
 */
export const SupportReply = v.object({ receivedAt: Time })
