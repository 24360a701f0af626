import type { ReactNode } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { CartEmpty } from '#src/features/cart/line/cart-empty.tsx'
import { EmptyState } from '#src/features/catalogue/empty-state.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { LoadedCheckout } from '../load-plain-checkout.ts'
import type { PlainNotice, PlainView } from '../plain-view.ts'
import type { ProviderForm } from '../provider-form.ts'
import { PlainAddress } from './plain-address.tsx'
import { PlainAddressSummary } from './plain-address-summary.tsx'
import { PlainChoices } from './plain-choices.tsx'
import { PlainForm } from './plain-form.tsx'
import { PlainOrder } from './plain-order.tsx'
import { PlainOrderNow } from './plain-order-now.tsx'
import { PlainProblems } from './plain-problems.tsx'
import { PlainSection } from './plain-section.tsx'
import { PlainSummary, TotalAbove } from './plain-summary.tsx'

interface PlainCheckoutPageProps extends LoadedCheckout {
  isUnavailable: boolean
  /** The fields of a form that the service did not answer; empty if none was posted. */
  again: [name: string, value: string][]
  logIn: string
}

/** The checkout as pages with forms, without script. */
export function PlainCheckoutPage(props: PlainCheckoutPageProps) {
  const { view, notices, provider, isUnclear, isUnavailable, again, isGuest, logIn } = props
  const { t, locale } = useI18n()
  return (
    <div className="checkout-page plain-checkout">
      <header>
        <h1>{t('checkout.title')}</h1>
        <Link to={paths.cart()}>{t('checkout.backToCart')}</Link>
      </header>
      {notices.map((entry) => (
        <PageNotice key={entry.title + entry.texts.join(' ')} notice={entry} />
      ))}
      {isUnclear ? (
        <p>
          <a className="button" data-kind="primary" href={localized(locale, paths.plainCheckout())}>
            {t('checkout.checkAgain')}
          </a>
        </p>
      ) : null}
      {isUnavailable ? (
        <Unavailable again={again} />
      ) : provider ? (
        <ToProvider provider={provider} />
      ) : view ? (
        <Steps view={view} isUnclear={isUnclear} isGuest={isGuest} logIn={logIn} />
      ) : isUnclear ? null : (
        <CartEmpty heading="h2" />
      )}
    </div>
  )
}

function PageNotice({ notice: { tone, title, texts, support } }: { notice: PlainNotice }) {
  const { t } = useI18n()
  return (
    <Notice tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      {title ? <strong>{title}</strong> : null}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {support ? (
        <p>
          <Link to={paths.support({ subject: 'paymentQuestion' })}>{t('checkout.askUs')}</Link>
        </p>
      ) : null}
    </Notice>
  )
}

/** Posts the same form again: nothing that was typed is lost. */
function Unavailable({ again }: { again: [string, string][] }) {
  const { t, locale } = useI18n()
  const address = localized(locale, paths.plainCheckout())
  return (
    <EmptyState illustration="unavailable" heading="h2" title={t('cart.failed')} steps={[]}>
      <p>{t('cart.failedHint')}</p>
      {again.length > 0 ? (
        <PlainForm fields={again}>
          <button type="submit" className="button">
            {t('cart.tryAgain')}
          </button>
        </PlainForm>
      ) : (
        <a className="button" href={address}>
          {t('cart.tryAgain')}
        </a>
      )}
    </EmptyState>
  )
}

function ToProvider({ provider: { url, method, fields } }: { provider: ProviderForm }) {
  const { t } = useI18n()
  return (
    <form className="to-provider" action={url} method={method} acceptCharset="UTF-8">
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p>{t('checkout.providerFollows')}</p>
      <button type="submit" className="button" data-kind="primary" data-size="large">
        {t('checkout.toPayment')}
      </button>
    </form>
  )
}

interface StepsProps {
  view: PlainView
  isUnclear: boolean
  isGuest: boolean
  logIn: string
}

function Steps({ view, isUnclear, isGuest, logIn }: StepsProps) {
  const { t } = useI18n()
  const { step, address, delivery, payment, isFree } = view
  return (
    <div className="columns">
      <TotalAbove cart={view.cart} />
      <div className="steps">
        <PlainSection
          step="address"
          open={step}
          isFree={isFree}
          summary={<PlainAddressSummary saved={address.saved} />}
        >
          {isGuest ? (
            <p>
              {t('checkout.haveAccount')} <a href={logIn}>{t('account.logIn')}</a>
            </p>
          ) : null}
          <PlainProblems view={view} />
          <PlainAddress address={address} />
        </PlainSection>
        <PlainSection step="delivery" open={step} isFree={isFree} summary={<DeliverySummary {...delivery} />}>
          <Choice step="delivery" none={delivery.none} next={t('checkout.toPayment')}>
            <PlainChoices name="shippingMethod" {...delivery} problem={problemOf(view, 'shippingMethod')} />
          </Choice>
        </PlainSection>
        {isFree ? null : (
          <PlainSection step="payment" open={step} isFree={isFree} summary={<p>{payment.summary}</p>}>
            <Choice step="payment" none={payment.none} next={payment.next}>
              <PlainChoices name="paymentMethod" {...payment} problem={problemOf(view, 'paymentMethod')} />
              {payment.short ? <p className="hint">{payment.short}</p> : null}
            </Choice>
          </PlainSection>
        )}
        <PlainSection step="order" open={step} isFree={isFree} summary={null}>
          <PlainProblems view={view} />
          <PlainOrder view={view} />
        </PlainSection>
      </div>
      {step === 'order' ? (
        <PlainOrderNow view={view} isUnclear={isUnclear} />
      ) : (
        <PlainSummary cart={view.cart} />
      )}
    </div>
  )
}

function DeliverySummary({ summary, days }: PlainView['delivery']) {
  return (
    <>
      <p>{summary}</p>
      {days ? <p>{days}</p> : null}
    </>
  )
}

interface ChoiceProps {
  step: 'delivery' | 'payment'
  /** Why there is nothing to choose; empty if there is. */
  none: string
  next: string
  children: ReactNode
}

function Choice({ step, none, next, children }: ChoiceProps) {
  const { t } = useI18n()
  if (none)
    return (
      <Notice tone="error">
        <p>{none}</p>
        <p>
          <Link to={paths.support()}>{t('checkout.askUs')}</Link>
        </p>
      </Notice>
    )
  return (
    <PlainForm fields={[['step', step]]}>
      {children}
      <p className="next">
        <button type="submit" className="button" data-kind="primary" data-size="large">
          {next}
        </button>
      </p>
    </PlainForm>
  )
}

function problemOf({ problems }: PlainView, name: string): string | null {
  return problems.find((problem) => problem.name === name)?.text ?? null
}
