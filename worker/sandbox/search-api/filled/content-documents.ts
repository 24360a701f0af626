import type { Locale } from '#src/i18n/locales.ts'
import { faq } from '../../content-api/faq.ts'
import { pages } from '../../content-api/pages.ts'

/** The search documents of published pages and of the answers to frequent questions, in one language. */
export function contentDocuments(language: Locale) {
  const published = [...pages.values()].filter(({ draft }) => !draft)
  const ofPages = published.map(({ slug, texts }) => {
    const { title, description, sections } = texts[language]
    const text = sections.flatMap(({ heading, paragraphs, html }) => [
      heading,
      ...paragraphs,
      plainText(html ?? ''),
    ])
    return { id: `page-${slug}`, kind: 'page', title, text: [description, ...text].join('\n').trim(), slug }
  })
  const answers = (faq[language].topics ?? []).flatMap((topic) => topic?.questions ?? [])
  const ofAnswers = answers
    .flatMap((answer) => answer ?? [])
    .map(({ id, question, html }) => ({
      id: `faq-${id}`,
      kind: 'faq',
      title: question,
      text: plainText(html ?? ''),
      slug: id,
    }))
  return [...ofPages, ...ofAnswers]
}

/** The words of a piece of HTML. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|b|code|em|i|span|strong)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
