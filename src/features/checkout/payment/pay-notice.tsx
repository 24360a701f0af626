import { useAtomValue, useSetAtom } from 'jotai'
import { removeLineAtom } from '#src/features/cart/commands/line.atoms.ts'
import { FittingLink } from '#src/features/cart/line/fitting-link.tsx'
import { cartErrorsAtom, wholeCart } from '#src/features/cart/state/messages.atoms.ts'
import { colonOf } from '#src/i18n/colon.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice, type NoticeTone } from '#src/ui/notice.tsx'
import { orderCarAtom, unfittingLinesAtom } from '../order-car.atoms.ts'
import { resolvePaymentAtom } from '../unclear/resolve-payment.atoms.ts'
import { AskAboutPayment, UnclearNotice } from '../unclear/unclear-notice.tsx'
import { ChangedTotal } from './changed-total.tsx'
import { type PayState, payStateAtom, type StopReason } from './pay-state.atoms.ts'

export function PayNotice() {
  const state = useAtomValue(payStateAtom)
  const unfitting = useAtomValue(unfittingLinesAtom)
  const isSettled = state.kind === 'stopped' && state.reason === 'doesNotFit' && unfitting.length === 0
  return (
    <div className="pay-notice">
      <Notice role="alert" tone={toneOf(state)}>
        {saysSomething.includes(state.kind) && !isSettled ? <PayWords state={state} /> : null}
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
        <Button kind="primary" onClick={() => findOut(locale)}>
          {t('checkout.checkAgain')}
        </Button>
      </UnclearNotice>
    )
  }
  if (state.kind !== 'stopped') return null
  if (state.reason === 'changed') return <ChangedTotal />
  if (state.reason === 'doesNotFit') return <UnfittingParts />
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

function UnfittingParts() {
  const { t, locale } = useI18n()
  const car = useAtomValue(orderCarAtom)
  const lines = useAtomValue(unfittingLinesAtom)
  const remove = useSetAtom(removeLineAtom)
  return (
    <>
      <strong>{t('checkout.doesNotFit', { car })}</strong>
      <ul className="unfitting">
        {lines.map((line) => {
          const { name, fitSummary, categoryName } = line.product
          return (
            <li key={line.line}>
              <span>{name}</span>{' '}
              <Button
                size="small"
                aria-label={`${t('cart.remove')}${colonOf(locale)} ${name}`}
                onClick={() => void remove(line)}
              >
                {t('cart.remove')}
              </Button>{' '}
              <FittingLink fit={fitSummary} category={categoryName.at(-1) ?? ''} />
            </li>
          )
        })}
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
