import { type ReactNode, useState } from 'react'
import type { RegisterResult, Registration } from '#src/commerce/customer/registration.ts'
import { type Destination, withDestination } from '#src/features/account/destinations.ts'
import { PostedForm } from '#src/features/form/posted-form.tsx'
import { problemText } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { useSubmission } from '#src/features/form/use-submission.ts'
import { loadCommonPasswords } from '#src/forms/common-passwords.ts'
import { loadPhoneCheck } from '#src/forms/phone.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AddressCountry } from '../form/address-countries.ts'
import { NewsletterBox } from '../form/newsletter-box.tsx'
import { CountryField, StateField } from '../form/place-fields.tsx'
import { NewPasswordFields } from '../password/new-password-fields.tsx'
import { useShownPassword } from '../password/password-field.tsx'
import {
  parseRegistration,
  type RegisterField,
  type RegisterSubmission,
  registerSubmission,
} from './posted-registration.ts'

interface RegisterFormProps {
  countries: AddressCountry[]
  country: string
  newsletterChoice: boolean
  destination: Destination | null
  onRegister(registration: Registration): Promise<RegisterResult>
  onPrepare(): void
  posted: RegisterSubmission | undefined
  values: Record<string, string> | undefined
  takenLinks: ReactNode
}

/** A normal form without script. Input is kept on errors, except for passwords without script. */
export function RegisterForm({
  countries,
  country: visitorCountry,
  newsletterChoice,
  destination,
  onRegister,
  onPrepare,
  posted,
  values = {},
  takenLinks,
}: RegisterFormProps) {
  const { t } = useI18n()
  const { shown, toggle } = useShownPassword()
  const [country, setCountry] = useState(values.country || visitorCountry)
  const states = countries.find((choice) => choice.country === country)?.states ?? []
  const { problems, outcome, busy, submit } = useSubmission({
    parse: async (form) =>
      parseRegistration(form, {
        ...{ countries, newsletterChoice },
        checkPhone: await loadPhoneCheck(),
        isCommon: await loadCommonPasswords(),
      }),
    send: async (registration: Registration) => registerSubmission(await onRegister(registration)),
    posted,
  })
  const count = Object.keys(problems).length
  const text = (name: RegisterField) => ({ name, value: values[name], problem: problems[name] })

  return (
    <PostedForm path={withDestination(paths.register(), destination)} onSubmit={submit} onFocus={onPrepare}>
      <Notice tone="error" role="alert">
        {outcome === 'taken' ? (
          <>
            <p>{t('account.problem.taken')}</p>
            {takenLinks}
          </>
        ) : count > 0 ? (
          t('forms.summary', { count })
        ) : outcome === 'limited' ? (
          t('forms.tooManyAttempts')
        ) : outcome === 'failed' ? (
          t('account.registerFailed')
        ) : null}
      </Notice>
      <TextField
        {...text('email')}
        type="email"
        required
        autoComplete="username"
        label={t('checkout.field.email')}
      />
      <NewPasswordFields problems={problems} label={t('account.password')} shown={shown} />
      {toggle}
      <div className="name-fields">
        <TextField
          {...text('firstName')}
          required
          autoComplete="given-name"
          label={t('checkout.field.firstName')}
        />
        <TextField
          {...text('lastName')}
          required
          autoComplete="family-name"
          label={t('checkout.field.lastName')}
        />
      </div>
      <TextField
        {...text('phoneNumber')}
        type="tel"
        autoComplete="tel"
        label={t('checkout.field.phoneNumber')}
        hint={t('checkout.hint.phoneNumber')}
        onFocus={() => void loadPhoneCheck()}
      />
      <CountryField
        countries={countries}
        country={country}
        onChange={setCountry}
        message={problemText(t, problems.country)}
      />
      <StateField
        countries={countries}
        states={states}
        typed={values.state ?? ''}
        message={problemText(t, problems.state)}
      />
      <Disclosure
        className="fold"
        open={[values.company, values.vatNumber, problems.company, problems.vatNumber].some(Boolean)}
      >
        <summary>{t('checkout.business')}</summary>
        <TextField {...text('company')} autoComplete="organization" label={t('checkout.field.company')} />
        <TextField
          {...text('vatNumber')}
          label={t('checkout.field.vatNumber')}
          hint={t('checkout.hint.vatNumber')}
        />
      </Disclosure>
      {newsletterChoice ? <NewsletterBox defaultChecked={values.newsletter === 'on'} /> : null}
      <Button type="submit" kind="primary" busy={busy}>
        {t('account.create')}
      </Button>
    </PostedForm>
  )
}
