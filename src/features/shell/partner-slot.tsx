import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router'
import { agreedAtom } from '#src/effects/events/measuring.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useLazyWhen } from '#src/ui/use-lazy-when.ts'

/**
 * The room of the partner widget, which is there where the visitor agrees to marketing. Another path loads the widget
 * anew, another query does not. `source`: the URL of its script.
 */
export function PartnerSlot({ source }: { source: string }) {
  const { locale } = useI18n()
  const { pathname } = useLocation()
  const agrees = useAtomValue(agreedAtom)?.marketing === true
  const load = () => import('#src/effects/events/partner-widget.tsx')
  const Widget = useLazyWhen(agrees, load, () => {})?.PartnerWidget
  return (
    <aside className="partner-slot" data-agreed={agrees || undefined}>
      {Widget ? <Widget key={pathname} source={source} locale={locale} path={pathname} /> : null}
    </aside>
  )
}
