import { useAtomValue, useSetAtom } from 'jotai'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice, type NoticeTone } from '#src/ui/notice.tsx'
import { orderCarAtom } from '../order-car.atoms.ts'
import { resolvePaymentAtom } from '../unclear/resolve-payment.atoms.ts'
import { AskAboutPayment, UnclearNotice } from '../unclear/unclear-notice.tsx'
import { ChangedTotal } from './changed-total.tsx'
import { type PayState, payStateAtom, type StopReason } from './pay-state.atoms.ts'

export function PayNotice() {
  const state = useAtomValue(payStateAtom)
  return (
    <div className="pay-notice">
      <Notice role="alert" tone={toneOf(state)}>
        {saysSomething.includes(state.kind) ? <PayWords state={state} /> : null}
      </Notice>
    </div>
  )
}

const saysSomething: PayState['kind'][] = ['checking', 'unknown', 'stopped']

function PayWords({ state }: { state: PayState }) {
  const { t, locale } = useI18n()
  const shortage = useAtomValue(cartErrorsAtom).get(wholeCart)?.text
  const findOut = useSetAtom(resolvePaymentAtom)
  if (state.kind === 'checking') return <p>{t('checkout.checking')}</p>
  if (state.kind === 'unknown') {
    return (
      <UnclearNotice overdue={state.overdue}>
        <Button size="small" onClick={() => findOut(locale)}>
          {t('checkout.checkAgain')}
        </Button>
      </UnclearNotice>
    )
  }
  if (state.kind !== 'stopped') return null
  if (state.reason === 'changed') return <ChangedTotal />
  if (state.reason === 'doesNotFit') return <UnfittingParts names={state.messages} />
  if (state.reason === 'notPlaced') {
    return (
      <>
        <strong>{t('checkout.notPlaced')}</strong>
        <p>{t('checkout.notPlacedHint')}</p>
        <AskAboutPayment />
      </>
    )
  }
  return (
    <>
      <p>{state.reason === 'empty' ? t('cart.empty') : t(`checkout.${state.reason}`)}</p>
      {state.reason === 'ranShort' ? <p>{shortage}</p> : null}
      {state.messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </>
  )
}

function UnfittingParts({ names }: { names: string[] }) {
  const { t } = useI18n()
  const car = useAtomValue(orderCarAtom)
  return (
    <>
      <strong>{t('checkout.doesNotFit', { car })}</strong>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{t('checkout.doesNotFitHint')}</p>
    </>
  )
}

const warnings: StopReason[] = ['notPlaced', 'doesNotFit', 'busy']

function toneOf(state: PayState): NoticeTone {
  if (state.kind === 'checking') return 'information'
  return state.kind === 'stopped' && !warnings.includes(state.reason) ? 'error' : 'warning'
}
