import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Deferred } from '#src/ui/deferred.tsx'
import type { Relatives, Replacement } from './load-product.ts'

/** Where the page shows the same part of other makers. */
export const alternativesId = 'alternatives'

interface ProductReplacementProps {
  relatives: Promise<Relatives>
  succession: Promise<Replacement>
}

/** The way on from a part that cannot be had: to the one that replaces it, else to those of other makers. */
export function ProductReplacement({ relatives, succession }: ProductReplacementProps) {
  const { t } = useI18n()
  return (
    <Deferred value={succession}>
      {({ replacedBy }) =>
        replacedBy?.path ? (
          <Link className="button" to={replacedBy.path}>
            {t('product.replacedBy')} <code>{replacedBy.sku}</code>
          </Link>
        ) : (
          <Deferred value={relatives}>
            {({ alternatives }) =>
              alternatives.length > 0 ? (
                <a className="button" href={`#${alternativesId}`}>
                  {t('product.alternatives')}
                </a>
              ) : null
            }
          </Deferred>
        )
      }
    </Deferred>
  )
}
