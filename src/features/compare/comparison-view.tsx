import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#src/effects/router/link.tsx'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import type { ProductCard } from '#src/features/catalogue/cards/card.ts'
import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import { keepComparedAtom, readComparedAtom } from './change-comparison.atoms.ts'
import { ComparisonTable } from './comparison-table.tsx'
import type { ComparisonScreen } from './load-comparison.ts'

interface ComparisonViewProps {
  screen: ComparisonScreen
  action: (card: ProductCard) => ReactNode
}

/** Products side by side. They become this tab's choice, so that more can be added; an address without any shows it. */
export function ComparisonView({ screen, action }: ComparisonViewProps) {
  const { products, parts, rows, facts, missing, notes, text } = screen
  const keep = useSetAtom(keepComparedAtom)
  const read = useSetAtom(readComparedAtom)
  const navigate = useNavigate()
  // An address without valid products does not clear the choice.
  const isWhole = notes.length === 0 && missing.length === 0
  useAfterHydration(() => {
    if (products.length > 0) return keep(products)
    const chosen = isWhole ? read() : []
    if (chosen.length > 0) void navigate(paths.compare(chosen), { replace: true })
  }, [products.join()])
  return (
    <div className="comparison">
      <h1>{text.title}</h1>
      {notes.length > 0 || missing.length > 0 ? (
        <Notice tone="warning">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {missing.length > 0 ? (
            <>
              <p>{text.missing}</p>
              <ul>
                {missing.map(({ name, path, reason }) => (
                  <li key={name}>
                    {path ? <Link to={path}>{name}</Link> : name} ({reason})
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </Notice>
      ) : null}
      {parts.length === 0 ? (
        <EmptyState
          illustration="no-parts"
          heading="h2"
          title={text.empty}
          steps={['categories', 'car', 'numbers']}
        >
          <p>{text.emptyHint}</p>
        </EmptyState>
      ) : (
        <>
          {parts.length === 1 ? <p>{text.more}</p> : null}
          {text.same ? <p>{text.same}</p> : null}
          {facts ? (
            <Link className="button" to={facts.path} replace preventScrollReset rel="nofollow">
              {facts.name}
            </Link>
          ) : null}
          <ComparisonTable
            parts={parts}
            rows={rows}
            text={text}
            action={action}
            onRemove={(removed) => keep(products.filter((product) => product !== removed))}
          />
        </>
      )}
    </div>
  )
}
