import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Notice } from '#src/ui/notice.tsx'

export function UnreadableLines({ count }: { count: number }) {
  const { t } = useI18n()
  return count > 0 ? <Notice tone="warning">{t('cart.unreadableLines', { count })}</Notice> : null
}
