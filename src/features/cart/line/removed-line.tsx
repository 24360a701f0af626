import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { undoLifetime } from '#src/config.ts'
import { RestoreFocus } from '#src/effects/focus/restore-focus.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TimedItem } from '#src/ui/timed-item.tsx'
import { restoreLineAtom } from '../commands/restore.atoms.ts'
import { lineName } from '../line-text.ts'
import { type Removal, withdrawUndoAtom } from '../state/removal.atoms.ts'
import { ErrorMessage } from './error-message.tsx'

export function RemovedLine({ removal }: { removal: Removal }) {
  const { t } = useI18n()
  const id = useId()
  const restore = useSetAtom(restoreLineAtom)
  const withdraw = useSetAtom(withdrawUndoAtom)
  const { line, restoring } = removal

  return (
    <TimedItem lifetime={undoLifetime} paused={restoring} subject={line} onEnd={() => withdraw(line.line)}>
      <RestoreFocus>
        <p id={id}>{t('cart.removedLine', { name: lineName(line) })}</p>
        <Button size="small" aria-describedby={id} busy={restoring} onClick={() => restore(removal)}>
          {t('cart.undo')}
        </Button>
      </RestoreFocus>
      <ErrorMessage slot={line.line} />
    </TimedItem>
  )
}
