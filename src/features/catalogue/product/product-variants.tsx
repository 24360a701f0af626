import { Link } from '#src/effects/router/link.tsx'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { Variant } from './load-product.ts'

export default function ProductVariants({ title, variants }: { title: string; variants: Variant[] }) {
  return (
    <nav className="product-variants" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {variants.map(({ name, path, picture, gone, current }) => (
          <li key={path}>
            <Link
              to={path}
              aria-current={current ? 'page' : undefined}
              data-gone={gone ? true : undefined}
              prefetch={prefetchMode}
              preventScrollReset
            >
              <Picture source={picture} alternative="" size={56} />
              <span>
                {name}
                {gone ? <small>{gone}</small> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
