import { useRef, useState } from 'react'
import type {
  CustomerChanges,
  CustomerDetails,
  UpdateCustomerResult,
} from '#src/commerce/customer/customer-update.ts'
import { PostedForm } from '#src/features/form/posted-form.tsx'
import { problemText } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { useSubmission } from '#src/features/form/use-submission.ts'
import { loadPhoneCheck } from '#src/forms/phone.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { AddressCountry } from '../form/address-countries.ts'
import { NewsletterBox } from '../form/newsletter-box.tsx'
import { CountryField, StateField } from '../form/place-fields.tsx'
import { PasswordField } from '../password/password-field.tsx'
import { ClubFields } from './club-fields.tsx'
import {
  type DetailsField,
  type DetailsSubmission,
  detailsSubmission,
  parseDetails,
  presentPasswordField,
} from './details.ts'
import { GenderField } from './gender-field.tsx'

interface DetailsFormProps {
  profile: CustomerDetails
  countries: AddressCountry[]
  /** The initial country if the customer has none. */
  country: string
  newsletterChoice: boolean
  /** Sends changes other than of the e-mail address; `next` are the details afterwards. */
  onSave(
    changes: CustomerChanges,
    next: Pick<CustomerDetails, 'firstName' | 'lastName' | 'newsletter'>,
  ): Promise<UpdateCustomerResult>
  onPrepare(): void
  posted: DetailsSubmission | undefined
  values: Record<string, string> | undefined
}

export function DetailsForm({
  profile,
  countries,
  country: visitorCountry,
  newsletterChoice,
  onSave,
  onPrepare,
  posted,
  values,
}: DetailsFormProps) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  const [saved, setSaved] = useState(profile)
  const form = useRef<HTMLFormElement>(null)
  const [country, setCountry] = useState(values?.country || profile.country || visitorCountry)
  const [moves, setMoves] = useState(values !== undefined && values.email !== profile.email)
  const states = countries.find((choice) => choice.country === country)?.states ?? []
  const { problems, outcome, busy, submit } = useSubmission<
    DetailsField,
    CustomerChanges,
    UpdateCustomerResult['kind']
  >({
    parse: async (typed) =>
      parseDetails(typed, { saved, countries, newsletterChoice, checkPhone: await loadPhoneCheck() }),
    async send(changes) {
      if (changes.email) return post()
      const next = { ...saved, ...changes, clubFields: { ...saved.clubFields, ...changes.clubFields } }
      const result = await onSave(changes, next)
      if (result.kind === 'saved') setSaved(next)
      // The result is above the fields, the button below them.
      form.current?.scrollIntoView()
      return detailsSubmission(result)
    },
    posted,
  })
  /** The server checks the password and notifies the former address, so the page is reloaded. */
  function post() {
    form.current?.submit()
    return new Promise<never>(() => {})
  }

  const count = Object.keys(problems).length
  const shown = (name: DetailsField, otherwise: string) => values?.[name] ?? otherwise
  const text = (
    name: (typeof textNames)[number],
    rest: Pick<
      Parameters<typeof TextField>[0],
      'autoComplete' | 'required' | 'type' | 'onFocus' | 'onInput' | 'hint'
    >,
  ) => (
    <TextField
      name={name}
      label={t(`checkout.field.${name}`)}
      value={shown(name, profile[name])}
      problem={problems[name]}
      {...rest}
    />
  )

  const password = (required: boolean) => (
    <PasswordField
      name={presentPasswordField}
      label={t('account.currentPassword')}
      autoComplete="current-password"
      shown={false}
      required={required}
      hint={t('account.passwordForEmail')}
      message={problemText(t, problems[presentPasswordField])}
    />
  )

  return (
    <PostedForm ref={form} path={paths.accountDetails()} onSubmit={submit} onFocus={onPrepare}>
      <Notice tone="error" role="alert">
        {count > 0
          ? t('forms.summary', { count })
          : outcome === 'limited'
            ? t('forms.tooManyAttempts')
            : outcome === 'failed'
              ? t('account.saveFailed')
              : null}
      </Notice>
      <Notice tone="success">{outcome === 'saved' ? t('account.saved') : null}</Notice>
      <fieldset className="field-group">
        <legend>{t('checkout.contact')}</legend>
        {text('email', {
          required: true,
          type: 'email',
          autoComplete: 'email',
          onInput: ({ currentTarget }) => setMoves(currentTarget.value.trim() !== saved.email),
        })}
        {moves ? password(hydrated) : hydrated ? null : <noscript>{password(false)}</noscript>}
        <div className="name-fields">
          {text('firstName', { required: true, autoComplete: 'given-name' })}
          {text('lastName', { required: true, autoComplete: 'family-name' })}
        </div>
        {text('phoneNumber', {
          type: 'tel',
          autoComplete: 'tel',
          hint: t('checkout.hint.phoneNumber'),
          onFocus: () => void loadPhoneCheck(),
        })}
        <GenderField value={shown('gender', profile.gender)} message={problemText(t, problems.gender)} />
      </fieldset>
      <fieldset className="field-group">
        <legend>{t('checkout.address')}</legend>
        {text('address1', { autoComplete: 'address-line1' })}
        {text('address2', { autoComplete: 'address-line2' })}
        <div className="place-fields">
          {text('zipCode', { autoComplete: 'postal-code' })}
          {text('city', { autoComplete: 'address-level2' })}
        </div>
        <CountryField
          countries={countries}
          country={country}
          onChange={setCountry}
          message={problemText(t, problems.country)}
        />
        <StateField
          countries={countries}
          states={states}
          typed={shown('state', profile.state)}
          message={problemText(t, problems.state)}
        />
      </fieldset>
      <fieldset className="field-group">
        <legend>{t('checkout.business')}</legend>
        {text('company', { autoComplete: 'organization' })}
        {text('vatNumber', { hint: t('checkout.hint.vatNumber') })}
      </fieldset>
      <ClubFields profile={profile} values={values} problems={problems} />
      {newsletterChoice ? (
        <NewsletterBox
          subscribed={profile.newsletter && saved.newsletter}
          defaultChecked={values ? values.newsletter !== '' : profile.newsletter}
        />
      ) : null}
      <Button type="submit" kind="primary" busy={busy}>
        {t('account.save')}
      </Button>
    </PostedForm>
  )
}

const textNames = [
  'email',
  'firstName',
  'lastName',
  'phoneNumber',
  'address1',
  'address2',
  'zipCode',
  'city',
  'company',
  'vatNumber',
] as const
