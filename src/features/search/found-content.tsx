import { Link } from '#src/effects/router/link.tsx'
import { FoundText } from '#src/features/catalogue/found-text.tsx'
import type { FoundPage } from './found-pages.ts'

interface FoundContentProps {
  heading: string
  pages: readonly FoundPage[]
}

export function FoundContent({ heading, pages }: FoundContentProps) {
  return (
    <aside className="found-content" aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {pages.map(({ path, title, excerpt }) => (
          <li key={path}>
            <Link to={path}>
              <FoundText parts={title} />
            </Link>
            {excerpt.length > 0 ? (
              <p>
                <FoundText parts={excerpt} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </aside>
  )
}
