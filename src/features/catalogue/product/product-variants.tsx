import { Link } from '#src/effects/router/link.tsx'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { Variant } from './load-product.ts'
import sheet from './product-variants.css?url'

export default function ProductVariants({ title, variants }: { title: string; variants: Variant[] }) {
  return (
    <nav className="product-variants" aria-label={title}>
      <StyleSheet href={sheet} />
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
