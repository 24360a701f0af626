import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { prefetchMode } from '#src/ui/prefetch.ts'
import type { Variant } from './load-product.ts'

/** The colours, sizes or packs a product comes in: each is a link to a page of its own. */
export function ProductVariants({ variants }: { variants: Variant[] }) {
  const { t } = useI18n()
  if (variants.length === 0) return null
  return (
    <nav className="product-variants" aria-label={t('product.variants')}>
      <h2>{t('product.variants')}</h2>
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
