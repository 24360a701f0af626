import { Hono } from 'hono'
import {
  type OrderNotice,
  SupportMessage,
  type SupportReply,
  type WithdrawalProof,
} from '#src/commerce/contract/support.ts'
import { showsSecret } from '../checkout-api/access.ts'
import type { CheckoutEnv } from '../checkout-api/env.ts'
import { parse } from '../checkout-api/request.ts'
import { seller } from '../content-api/seller.ts'
import { deliver } from '../inbox.ts'
import { parsedJson } from '../parsed-json.ts'
import type { OutgoingMessage } from '../ports.ts'
import type { Wire } from '../wire-type.ts'
import { deletionRequestedMail } from './deletion-mail.ts'
import { returnedGoodsOf, returnReceivedMail } from './return-mail.ts'
import {
  contactReceivedMail,
  goodsOf,
  mailLanguage,
  withdrawalNotedMail,
  withdrawalReceivedMail,
} from './support-mails.ts'

const maxBytes = 65_536

/**
 * Customer service: takes messages as JSON, puts each into the inbox once, even if it is sent several times, and
 * confirms it to its writer. Answers 202 and when it first received the message.
 */
export function supportApi(): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.post('/', async (c) => {
    const { ports } = c.var.world
    if (!showsSecret(c.req.raw.headers, ports.secret)) return c.body(null, 401)
    const text = await c.req.text()
    if (text.length > maxBytes) return c.body(null, 413)
    const request = parse(SupportMessage, parsedJson(text))
    if ('refusal' in request) return c.json({ errors: request.refusal.errors }, 422)
    const message = request.value
    const isNew = ports.sql.transaction(() => {
      const known = ports.sql.all('select 1 from support_message where id = ?', message.id).length > 0
      if (!known)
        ports.sql.run('insert into support_message (id, received) values (?, ?)', message.id, ports.now())
      return !known
    })
    const [row] = ports.sql.all('select received from support_message where id = ?', message.id)
    const receivedAt = new Date(Number(row?.received)).toISOString()
    if (isNew) for (const mail of mailsAbout(message, receivedAt)) deliver(ports, mail)
    return c.json({ receivedAt } satisfies Wire<typeof SupportReply>, 202)
  })
  return app
}

/** The mails about a message: a note to customer service, and one to its writer. */
function mailsAbout(message: SupportMessage, receivedAt: string): OutgoingMessage[] {
  if (message.kind === 'order-notice') return [noticeAbout(message)]
  const { kind, email, language, sentAt } = message
  const { subject, blocks, answers } = contentOf(message, receivedAt)
  const note: OutgoingMessage = {
    kind,
    to: seller('en').email,
    subject: `${subject}, from ${email}`,
    text: [...blocks, `Language: ${language}`, `Sent: ${sentAt}`].join('\n'),
  }
  return [note, ...answers]
}

function noticeAbout({ kind, order, deposits, quantities, sentAt }: OrderNotice): OutgoingMessage {
  const text = [
    ...deposits.map(({ item, pieces }) => `Deposit missing: ${pieces} × ${item}`),
    ...quantities.map(({ item, pieces }) => `Too many pieces: ${pieces} × ${item}`),
    `Sent: ${sentAt}`,
  ]
  return { kind, to: seller('en').email, subject: `Look at order ${order}`, text: text.join('\n') }
}

interface Content {
  subject: string
  blocks: string[]
  answers: OutgoingMessage[]
}

/** The content of a message for customer service and for its writer. */
function contentOf(message: Exclude<SupportMessage, OrderNotice>, receivedAt: string): Content {
  const language = mailLanguage(message.language)
  if (message.kind === 'contact') {
    const { article, order, subject, email, acknowledge } = message
    return {
      subject,
      blocks: [message.message, ...labelled('Part', article), ...labelled('Order', order)],
      answers: acknowledge === 'none' ? [] : [contactReceivedMail(email, subject, language)],
    }
  }
  if (message.kind === 'return') {
    const { name, provedBy, order, acknowledge } = message
    return {
      subject: 'Return',
      blocks: [
        ...returnedGoodsOf(message, 'en'),
        ...labelled('Name', name),
        `Proved by: ${provedBy}`,
        ...labelled('Order', order),
      ],
      answers: acknowledge === 'none' ? [] : [returnReceivedMail(message, language)],
    }
  }
  if (message.kind === 'deletion') {
    const { customer, name, provedBy, email } = message
    return {
      subject: 'Deletion of an account',
      blocks: [...labelled('Customer', customer), ...labelled('Name', name), `Proved by: ${provedBy}`],
      answers: [deletionRequestedMail(email, language)],
    }
  }
  const { name, verified, acknowledge, order } = message
  const mail = acknowledge === 'content' ? withdrawalReceivedMail : withdrawalNotedMail
  return {
    subject: 'Withdrawal',
    blocks: [
      ...goodsOf(message),
      `Name: ${name}`,
      `Verified: ${proofNotes[verified]}`,
      ...labelled('Order', order),
    ],
    answers: acknowledge === 'none' ? [] : [mail(message, receivedAt, language)],
  }
}

/** Customer service's note about the sender of a withdrawal. */
const proofNotes: Record<WithdrawalProof, string> = {
  customer: 'the order is one of the sender',
  order: 'the order was placed with this address',
  no: 'no. Ask the buyer, at the address on the order, before anything is cancelled',
}

function labelled(label: string, text: string): string[] {
  return text ? [`${label}: ${text}`] : []
}
