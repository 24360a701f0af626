/** The anchors of the questions, by topic. */
export const anchors = {
  orders: ['delivery-time', 'delivery-cost', 'track-order', 'change-order'],
  fit: ['fits-my-car', 'conditions', 'part-number', 'how-many'],
  returns: ['return', 'withdraw', 'deposit', 'faulty'],
  payment: ['payment-methods', 'discount-code', 'vat'],
  account: ['need-account', 'password', 'no-email', 'my-data'],
} as const
export const topics = ['orders', 'fit', 'returns', 'payment', 'account'] as const

type Topic = (typeof topics)[number]
type Anchor = (typeof anchors)[Topic][number]

/** The questions in a language. Answers are HTML. */
export interface FaqSource {
  title: string
  description: string
  topics: Record<Topic, string>
  questions: Record<Anchor, [question: string, answer: string]>
}
