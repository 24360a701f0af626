import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { LineView } from '../cart-view.ts'

export function LineContents({ contents }: Pick<LineView, 'contents'>) {
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
            {part.name} <code>{part.sku}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
