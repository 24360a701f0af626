import { Link } from '#src/effects/router/link.tsx'
import { Deferred } from '#src/ui/loading/deferred.tsx'
import type { RelatedBands, Replacement } from './load-product.ts'

interface ProductReplacementProps {
  related: Promise<RelatedBands>
  supersession: Promise<Replacement>
}

/** A link from a part that cannot be delivered to its replacement, otherwise to other brands. */
export function ProductReplacement({ related, supersession }: ProductReplacementProps) {
  return (
    <Deferred value={supersession}>
      {({ replacedBy }) =>
        replacedBy?.path ? (
          <Link className="button" to={replacedBy.path}>
            {replacedBy.name} <code>{replacedBy.values}</code>
          </Link>
        ) : (
          <Deferred value={related}>
            {(bands) =>
              bands.map(({ id, title, cards }) =>
                id && cards.length > 0 ? (
                  <a key={id} className="button" href={`#${id}`}>
                    {title}
                  </a>
                ) : null,
              )
            }
          </Deferred>
        )
      }
    </Deferred>
  )
}
