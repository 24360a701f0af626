import { useAtomValue, useSetAtom } from 'jotai'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { loadSelectionAtom } from '../commands/add.atoms.ts'
import { cartStarterAtom } from '../state/selection.atoms.ts'

export function CartFailed() {
  const { t, locale } = useI18n()
  const { start } = useAtomValue(cartStarterAtom)
  const load = useSetAtom(loadSelectionAtom)
  return (
    <div className="cart-failed">
      <Notice tone="warning" role="alert">
        <h3>{t('cart.failed')}</h3>
        <p>{t('cart.failedHint')}</p>
        <Button size="small" onClick={() => start().then(() => load(locale))}>
          {t('cart.tryAgain')}
        </Button>
      </Notice>
      <MoveFocusOnRemoval to="dialog[open] h2, h1" />
    </div>
  )
}
