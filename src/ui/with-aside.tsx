import type { ReactNode } from 'react'

interface WithAsideProps {
  /** The heading of the screen and its introduction, above both columns. */
  header?: ReactNode
  /** The accessible name of the aside. */
  label: string
  /** Blocks that help with the task; null if nothing is known, and the task stands alone. */
  aside: ReactNode
  /** True for a task that takes all the room it gets, such as a grid of parts. */
  wide?: boolean | undefined
  /** True for a form of a few short fields. */
  narrow?: boolean | undefined
  /** The content that follows the task, below both columns. */
  below?: ReactNode
  children: ReactNode
}

/** A screen with one task: two columns where both have room, otherwise the task first. See `styles/frame.css`. */
export function WithAside({ header, label, aside, wide, narrow, below, children }: WithAsideProps) {
  return (
    <div className="with-aside" data-wide={wide || undefined} data-narrow={narrow || undefined}>
      {header ? <header>{header}</header> : null}
      <div className="task">{children}</div>
      {below ? <div className="below">{below}</div> : null}
      {aside ? (
        <aside className="aside" aria-label={label}>
          {aside}
        </aside>
      ) : null}
    </div>
  )
}

export function AsideBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="aside-block">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
