import { Link } from '#src/effects/router/link.tsx'
import type { SearchNote } from './search-notes.ts'

export function NoteList({ notes }: { notes: readonly SearchNote[] }) {
  return notes.map(({ before, link, after }) => (
    <p key={before}>
      {before}
      {link ? <Link to={link.path}>{link.text}</Link> : null}
      {after}
    </p>
  ))
}
