import { Link } from '#src/effects/router/link.tsx'
import * as paths from '#src/paths.ts'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { AsideBlock } from '#src/ui/with-aside.tsx'
import { ContentNodes } from './content-nodes.tsx'
import sheet from './content-page.css?url'
import type { Help } from './help.ts'
import type { FaqScreen } from './load-faq.ts'
import { HelpBlocks } from './with-help.tsx'

/**
 * The answers are always open, so that every browser prints them, finds words in them and shows an addressed one. The list
 * of questions is folded where it stands above them.
 */
export function FaqPage({ title, topics, text, help }: FaqScreen & { help: Help }) {
  return (
    <div className="faq">
      <StyleSheet href={sheet} />
      <h1>{title}</h1>
      <nav aria-label={text.contents}>
        <details className="fold">
          <summary>{text.contents}</summary>
          <ul>
            {topics.map((topic) => (
              <li key={topic.title}>
                <strong>{topic.title}</strong>
                <ul>
                  {topic.questions.map(({ id, question }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{question}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <article className="info-page">
        {topics.map((topic) => (
          <section key={topic.title}>
            <h2>{topic.title}</h2>
            {topic.questions.map(({ id, question, answer }) => (
              <section key={id} id={id}>
                <h3>{question}</h3>
                <ContentNodes nodes={answer} />
              </section>
            ))}
          </section>
        ))}
      </article>
      <aside className="aside" aria-label={help.title}>
        <HelpBlocks help={help} />
        <AsideBlock title={text.unanswered}>
          <Link className="button" to={paths.support()}>
            {text.contact}
          </Link>
        </AsideBlock>
      </aside>
    </div>
  )
}
