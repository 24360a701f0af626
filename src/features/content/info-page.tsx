import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { ContentNodes } from './content-nodes.tsx'
import sheet from './content-page.css?url'
import type { InfoScreen } from './load-page.ts'

/** The anchor of a section by its position: headings are translated. */
export const sectionId = (index: number) => `section-${index + 1}`

export function InfoPage({ title, updated, sections }: InfoScreen) {
  return (
    <article className="info-page">
      <StyleSheet href={sheet} />
      <h1>{title}</h1>
      {updated ? <p className="updated">{updated}</p> : null}
      {sections.map(({ heading, nodes }, index) => (
        <section key={heading} id={sectionId(index)}>
          {heading ? <h2>{heading}</h2> : null}
          <ContentNodes nodes={nodes} />
        </section>
      ))}
    </article>
  )
}
