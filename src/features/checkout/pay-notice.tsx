import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { wholeCart } from '#src/features/cart/messages.atoms.ts'
import { TroubleNote } from '#src/features/cart/trouble-note.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice, type NoticeTone } from '#src/ui/notice.tsx'
import { findOutAtom, type PayState, payStateAtom } from './pay.atoms.ts'

/** What became of the last press of the button: what happened, what is safe, what to do. */
export function PayNotice() {
  const { t, locale } = useI18n()
  const state = useAtomValue(payStateAtom)
  const findOut = useSetAtom(findOutAtom)
  const words: ReactNode = (() => {
    switch (state.kind) {
      case 'checking':
        return <p>{t('checkout.checking')}</p>
      case 'unknown':
        return (
          <>
            <strong>{t('checkout.unknown')}</strong>
            <p>{t('checkout.unknownHint')}</p>
            <Button size="small" onClick={() => findOut(locale)}>
              {t('checkout.checkAgain')}
            </Button>
          </>
        )
      case 'stopped':
        return state.reason === 'notPlaced' ? (
          <>
            <strong>{t('checkout.notPlaced')}</strong>
            <p>{t('checkout.notPlacedHint')}</p>
          </>
        ) : (
          <>
            <p>{state.reason === 'empty' ? t('cart.empty') : t(`checkout.${state.reason}`)}</p>
            {state.messages.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </>
        )
      default:
        return null
    }
  })()
  return (
    <div className="pay-notice">
      <Notice role="alert" tone={toneOf(state)}>
        {words}
      </Notice>
      <TroubleNote place={wholeCart} />
    </div>
  )
}

function toneOf(state: PayState): NoticeTone {
  if (state.kind === 'checking') return 'information'
  return state.kind === 'stopped' && state.reason !== 'notPlaced' ? 'wrong' : 'maybe'
}
