import type { InferInput } from 'valibot'
import type { FaqReply } from '#src/commerce/contract/content.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { inEveryLanguage, perLanguage } from '../demo-catalogue/in-every-language.ts'
import { faq as da } from './faq/da.ts'
import { faq as de } from './faq/de.ts'
import { faq as en } from './faq/en.ts'
import { anchors, type FaqSource, topics } from './faq/faq-source.ts'
import { faq as fi } from './faq/fi.ts'
import { faq as fr } from './faq/fr.ts'
import { faq as nl } from './faq/nl.ts'
import { faq as sv } from './faq/sv.ts'

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
