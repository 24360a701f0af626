import type { FAQPageLeaf, WithContext } from 'schema-dts'
import type { Faq } from '#src/commerce/contract/content.ts'
import { contentText } from '#src/commerce/contract/content-html.ts'
import type { Shop } from '#src/shop.ts'
import { publishedOrNull } from './published-or-null.ts'

export interface FaqScreen extends Pick<Faq, 'title' | 'topics'> {
  text: Record<'contents' | 'unanswered' | 'contact', string>
}

/** Loads the frequently asked questions; null if none are published. Throws like `publishedOrNull`. */
export async function loadFaq({ content, i18n: { t } }: Shop) {
  const faq = await publishedOrNull(() => content.faq())
  if (!faq) return null
  const { title, description, topics } = faq
  const text = { contents: t('faq.contents'), unanswered: t('faq.unanswered'), contact: t('support.title') }
  return { screen: { title, topics, text } satisfies FaqScreen, description, data: faqData(topics) }
}

function faqData(topics: Faq['topics']): WithContext<FAQPageLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: contentText(answer).trim() },
      })),
    ),
  }
}
