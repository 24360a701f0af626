import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { selectionAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { deliverElsewhereAtom } from '../form/address-country.atoms.ts'
import { changeDraftAtom, draftAtom, formAtom } from '../form/form.atoms.ts'
import { AddressFields } from './address-fields.tsx'
import { AddressSummary } from './address-summary.tsx'
import { NextButton } from './next-button.tsx'
import { ProblemList } from './problem-list.tsx'
import { completeStepAtom } from './step.atoms.ts'
import { StepSection } from './step-section.tsx'

const contactKeys = ['email', 'phoneNumber']

/** The address step: contact, billing address and, optionally, a shipping address. `empty`: the cart is empty. */
export function AddressStep({ empty }: { empty: boolean }) {
  const { t } = useI18n()
  const form = useAtomValue(formAtom)
  const draft = useAtomValue(draftAtom)
  const change = useSetAtom(changeDraftAtom)
  const deliverElsewhere = useSetAtom(deliverElsewhereAtom)
  const complete = useSetAtom(completeStepAtom)
  const loggedIn = useAtomValue(selectionAtom)?.loggedIn
  if (!form || !draft) return null
  const contact = form.billing.filter(({ key }) => contactKeys.includes(key))
  const billing = form.billing.filter(({ key }) => !contactKeys.includes(key))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!empty) void complete('address')
  }

  return (
    <StepSection step="address" summary={<AddressSummary />}>
      <form noValidate onSubmit={submit}>
        <ProblemList step="address" />
        <fieldset>
          <legend>{t('checkout.contact')}</legend>
          {loggedIn ? null : (
            <p className="log-in-offer">
              {t('checkout.haveAccount')} <Link to={paths.login(paths.checkout())}>{t('account.logIn')}</Link>
            </p>
          )}
          <AddressFields kind="address" fields={contact} />
          {form.newsletter ? (
            <Checkbox
              label={t('checkout.newsletter')}
              checked={draft.newsletter}
              onChange={(event) => change({ newsletter: event.currentTarget.checked })}
            />
          ) : null}
        </fieldset>
        <fieldset>
          <legend>{draft.elsewhere ? t('checkout.billing') : t('checkout.billingAndDelivery')}</legend>
          <AddressFields kind="address" fields={billing} />
          <Checkbox
            label={t('checkout.elsewhere')}
            checked={draft.elsewhere}
            onChange={(event) => deliverElsewhere(event.currentTarget.checked)}
          />
        </fieldset>
        {draft.elsewhere ? (
          <fieldset>
            <legend>{t('checkout.shippingAddress')}</legend>
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
