import { Link } from '#src/effects/router/link.tsx'
import { Deferred } from '#src/ui/loading/deferred.tsx'
import type { Relatives, Replacement } from './load-product.ts'

interface ProductReplacementProps {
  relatives: Promise<Relatives>
  supersession: Promise<Replacement>
}

/** For a part that cannot be delivered: a link to its replacement, otherwise to other brands. */
export function ProductReplacement({ relatives, supersession }: ProductReplacementProps) {
  return (
    <Deferred value={supersession}>
      {({ replacedBy }) =>
        replacedBy?.path ? (
          <Link className="button" to={replacedBy.path}>
            {replacedBy.name} <code>{replacedBy.values}</code>
          </Link>
        ) : (
          <Deferred value={relatives}>
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
