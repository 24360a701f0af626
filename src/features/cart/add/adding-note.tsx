import { slowAfter } from '#src/config.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { SlowNote } from '#src/ui/loading/slow-note.tsx'

export function AddingNote() {
  const { t } = useI18n()
  return <SlowNote after={slowAfter}>{t('cart.slow')}</SlowNote>
}
