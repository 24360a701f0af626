import { useAtomValue } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { newsAtom } from './messages.atoms.ts'

/** Tells assistive technology what became of the cart. One of it is on the page: in the open panel, or behind it. */
export function CartNews() {
  const { t } = useI18n()
  const news = useAtomValue(newsAtom)
  return (
    <p className="visually-hidden" role="status">
      {news ? t(`cart.${news.kind}`, { ...news }) : null}
    </p>
  )
}
