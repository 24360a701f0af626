import { useAtomValue } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { onlineAtom } from '../state/selection.atoms.ts'

export function OfflineBanner() {
  const { t } = useI18n()
  const online = useAtomValue(onlineAtom)
  return (
    <div className="offline-note">
      <Notice tone="warning">{online ? null : t('cart.offline')}</Notice>
    </div>
  )
}
