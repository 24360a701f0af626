import type { Line } from '#src/commerce/contract/line.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { contentName } from '../line-text.ts'

/** What a set is made of. */
export function LineContents({ contents }: { contents: Line['contents'] }) {
  const { t } = useI18n()
  if (contents.length === 0) return null
  return (
    <details className="line-contents">
      <summary>
        {t('cart.setContents')} ({contents.length})
      </summary>
      <ul>
        {contents.map((part) => (
          <li key={part.item}>
            {part.quantity} × {contentName(part)} <code>{part.sku}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
