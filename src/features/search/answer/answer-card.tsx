import { useId } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import sheet from './answer-card.css?url'
import type { AnswerRow } from './answer-rows.ts'
import type { Answer } from './build-answer.ts'

/** Answers a search above its results: how many parts fit the car, from which price, and what decides between them. */
export function AnswerCard({ answer: { title, summary, rows, links } }: { answer: Answer }) {
  const id = useId()
  return (
    <section className="answer-card" aria-labelledby={id}>
      <StyleSheet href={sheet} />
      <h2 id={id}>{title}</h2>
      <p>{summary}</p>
      <Rows rows={rows.filter(isChoice)} />
      <Rows rows={rows.filter((row) => !isChoice(row))} />
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path} rel="nofollow">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isChoice = ({ values }: AnswerRow) => values.some(({ path }) => path)

function Rows({ rows }: Pick<Answer, 'rows'>) {
  if (rows.length === 0) return null
  return (
    <dl>
      {rows.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value) => (
            <dd key={value.text}>
              <Value {...value} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function Value({ text, count, path }: AnswerRow['values'][number]) {
  const number = count === undefined ? null : <span className="count">{count}</span>
  const content = (
    <>
      {text} {number}
    </>
  )
  return path ? (
    <Link to={path} rel="nofollow">
      {content}
    </Link>
  ) : (
    content
  )
}
