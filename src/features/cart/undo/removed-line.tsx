import { useSetAtom } from 'jotai'
import { type FocusEvent, useId } from 'react'
import { RestoreFocus } from '#src/effects/focus/restore-focus.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { lineName } from '../line-text.ts'
import { ErrorMessage } from '../panel/error-message.tsx'
import { holdClockAtom, type Removal, runClockAtom } from './removal.atoms.ts'
import { restoreLineAtom } from './restore.atoms.ts'

/** Where a line was: what became of it, and the way back. It stays while the keyboard or the pointer is at it. */
export function RemovedLine({ removal }: { removal: Removal }) {
  const { t } = useI18n()
  const id = useId()
  const restore = useSetAtom(restoreLineAtom)
  const hold = useSetAtom(holdClockAtom)
  const run = useSetAtom(runClockAtom)
  const { line, returning } = removal

  function holdForKeyboard({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) hold(line.line)
  }

  return (
    <li
      className="removed-line"
      onFocus={holdForKeyboard}
      onBlur={() => run(line.line)}
      onPointerEnter={() => hold(line.line)}
      onPointerLeave={() => run(line.line)}
    >
      <RestoreFocus>
        <p id={id}>{t('cart.removedLine', { name: lineName(line) })}</p>
        <Button size="small" aria-describedby={id} busy={returning} onClick={() => restore(removal)}>
          {t('cart.undo')}
        </Button>
      </RestoreFocus>
      <ErrorMessage place={line.line} />
    </li>
  )
}
