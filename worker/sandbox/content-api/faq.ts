import type { InferInput } from 'valibot'
import type { FaqReply } from '#src/commerce/contract/content.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage, perLanguage } from '../../demo-catalogue/in-every-language.ts'
import { faq as da } from './faq/da.ts'
import { faq as de } from './faq/de.ts'
import { faq as en } from './faq/en.ts'
import { faq as fi } from './faq/fi.ts'
import { faq as fr } from './faq/fr.ts'
import { faq as nl } from './faq/nl.ts'
import { faq as sv } from './faq/sv.ts'

/** The anchors of the questions, by topic. */
const anchors = {
  orders: ['delivery-time', 'delivery-cost', 'track-order', 'change-order'],
  fit: ['fits-my-car', 'conditions', 'part-number', 'how-many'],
  returns: ['return', 'withdraw', 'deposit', 'faulty'],
  payment: ['payment-methods', 'discount-code', 'vat'],
  account: ['need-account', 'password', 'my-data'],
} as const
const topics = ['orders', 'fit', 'returns', 'payment', 'account'] as const

type Topic = (typeof topics)[number]
type Anchor = (typeof anchors)[Topic][number]

/** The questions in a language. Answers are HTML. */
export interface FaqSource {
  title: string
  description: string
  topics: Record<Topic, string>
  questions: Record<Anchor, [question: string, answer: string]>
}

const sources = inEveryLanguage<FaqSource>({ en, sv, fi, da, fr, nl, de })

/** The frequently asked questions. */
export const faq: Record<Locale, InferInput<typeof FaqReply>['faq']> = perLanguage((locale) => {
  const { title, description, topics: titles, questions } = sources[locale]
  return {
    title,
    description,
    topics: topics.map((topic) => ({
      title: titles[topic],
      questions: anchors[topic].map((id) => {
        const [question, html] = questions[id]
        return { id, question, html }
      }),
    })),
  }
})
