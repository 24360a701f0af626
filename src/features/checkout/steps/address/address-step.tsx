import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { useAfterHydration } from '#src/effects/router/use-after-hydration.ts'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { deliverElsewhereAtom } from '../../form/address-country.atoms.ts'
import { businessKeys } from '../../form/address-form-fields.ts'
import { changeDraftAtom, draftAtom, formAtom } from '../../form/form.atoms.ts'
import { AddressAtPaymentOffer } from '../address-at-payment-offer.tsx'
import { NextButton } from '../next-button.tsx'
import { ProblemList } from '../problem-list.tsx'
import { completeStepAtom, openStepAtom } from '../step.atoms.ts'
import { StepSection } from '../step-section.tsx'
import { AddressFields } from './address-fields.tsx'
import { AddressSummary } from './address-summary.tsx'
import { CustomerKind } from './customer-kind.tsx'
import { RecentAddresses } from './recent-addresses.tsx'

const contactKeys = ['email', 'phoneNumber']

interface AddressStepProps {
  empty: boolean
  logIn: ReactNode
}

export function AddressStep({ empty, logIn }: AddressStepProps) {
  const { t } = useI18n()
  const form = useAtomValue(formAtom)
  const draft = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const deliverElsewhere = useSetAtom(deliverElsewhereAtom)
  const complete = useSetAtom(completeStepAtom)
  const customer = useAtomValue(selectionAtom)?.loggedIn?.email
  if (!form || !draft) return null
  const business = form.billing.filter(({ key }) => businessKeys.includes(key))
  const contact = form.billing.filter(({ key }) => contactKeys.includes(key))
  const billing = form.billing.filter(({ key }) => ![...businessKeys, ...contactKeys].includes(key))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!empty) void complete('address')
  }

  return (
    <StepSection step="address" summary={<AddressSummary />}>
      {/* Outside the form of the step: the panel it opens has its own form. */}
      <LogInOffer>{logIn}</LogInOffer>
      <AddressAtPaymentOffer />
      <form noValidate onSubmit={submit}>
        <ProblemList step="address" />
        <CustomerKind fields={business} />
        {form.withPayment ? null : (
          <fieldset>
            <legend>{t('checkout.contact')}</legend>
            <AddressFields kind="address" fields={contact} />
            {form.newsletter ? (
              <Checkbox
                label={t('checkout.newsletter')}
                checked={draft.newsletter}
                onChange={(event) => change({ newsletter: event.currentTarget.checked })}
              />
            ) : null}
          </fieldset>
        )}
        <fieldset>
          <legend>{draft.elsewhere ? t('checkout.billing') : t('checkout.billingAndDelivery')}</legend>
          {customer && !draft.elsewhere && !form.withPayment ? (
            <RecentAddresses
              key={`${customer} ${form.countryOf('address')}`}
              kind="address"
              fields={billing}
            />
          ) : null}
          <AddressFields kind="address" fields={billing} />
          {form.withPayment ? null : (
            <Checkbox
              label={t('checkout.elsewhere')}
              checked={draft.elsewhere}
              onChange={(event) => deliverElsewhere(event.currentTarget.checked)}
            />
          )}
        </fieldset>
        {form.withPayment ? <p>{t('checkout.addressWithPayment')}</p> : null}
        {draft.elsewhere ? (
          <fieldset>
            <legend>{t('checkout.shippingAddress')}</legend>
            {customer ? (
              <RecentAddresses
                key={`${customer} ${form.deliveryCountry}`}
                kind="shippingAddress"
                fields={form.shipping}
              />
            ) : null}
            <AddressFields kind="shippingAddress" fields={form.shipping} />
          </fieldset>
        ) : null}
        {empty ? (
          <p className="next">
            <Link className="button" to={paths.home()}>
              {t('checkout.backToShop')}
            </Link>
          </p>
        ) : (
          <NextButton>{t('checkout.toDelivery')}</NextButton>
        )}
      </form>
    </StepSection>
  )
}

/** Offers to log in. After log-in the focus moves to the heading of the step, now with the customer's address. */
function LogInOffer({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const loggedIn = Boolean(useAtomValue(selectionAtom)?.loggedIn)
  const openStep = useSetAtom(openStepAtom)
  const offered = useRef(false)
  useAfterHydration(() => {
    if (offered.current && loggedIn) openStep('address')
    offered.current = !loggedIn
  }, [String(loggedIn)])
  if (loggedIn) return null
  return (
    <div>
      {t('checkout.haveAccount')} {children}
    </div>
  )
}
