import { ContentNodes } from './content-nodes.tsx'
import type { InfoScreen } from './load-page.ts'

/** An information page. */
export function InfoPage({ title, updated, sections }: InfoScreen) {
  return (
    <article className="info-page">
      <h1>{title}</h1>
      {updated ? <p className="updated">{updated}</p> : null}
      {sections.map(({ heading, nodes }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ContentNodes nodes={nodes} />
        </section>
      ))}
    </article>
  )
}
