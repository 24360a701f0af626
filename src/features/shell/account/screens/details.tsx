import type { ComponentProps } from 'react'
import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import {
  type CustomerChanges,
  customerUpdateRequest,
  type LoadedProfile,
  newsletterAnswer,
  type UpdateCustomerResult,
} from '#src/commerce/customer-update.ts'
import { hasChanges, unknownProfile } from '#src/features/account/details/details.ts'
import { DetailsForm } from '#src/features/account/details/details-form.tsx'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
import { subscribe } from '#src/features/newsletter/subscribe.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { ExpiredLogIn } from '../expired-log-in.tsx'

type Form = ComponentProps<typeof DetailsForm>

interface DetailsScreenProps extends Omit<Form, 'profile' | 'onPrepare' | 'onSave'> {
  /** Null when the customer is not known. */
  profile: Form['profile'] | null
}

/** The page on which customers change their details. Default export, because it is loaded on demand. */
export default function DetailsScreen({ profile: saved, posted, ...form }: DetailsScreenProps) {
  const { t, locale } = useI18n()
  const update = useCustomerCommand<[CustomerUpdateRequest], UpdateCustomerResult>(
    (commands) => commands.updateCustomerAtom,
    { kind: 'failed' },
  )
  const read = useCustomerCommand<[], LoadedProfile>((commands) => commands.readProfileAtom, 'unavailable')
  const profile = saved ?? unknownProfile(form.values)

  async function save(changes: CustomerChanges, next: Parameters<Form['onSave']>[1]) {
    if (!hasChanges(changes)) return { kind: 'saved' as const }
    // A link may have confirmed the newsletter since the page was loaded.
    const current = form.newsletterChoice ? await read.run() : profile
    if (typeof current === 'string') return { kind: current === 'guest' ? 'loggedOut' : 'failed' } as const
    const newsletter = newsletterAnswer(form.newsletterChoice, next.newsletter, current.newsletter)
    const result = await update.run(customerUpdateRequest(changes, { ...next, newsletter }))
    if (result.kind !== 'saved') return result
    if (!changes.newsletter || newsletter) return result
    const answer = await subscribe({ email: profile.email, language: locale })
    return answer?.outcome === 'confirming' ? result : { kind: 'failed' as const }
  }

  return (
    <AccountFrame title={t('account.details')} email={profile.email}>
      {posted?.outcome !== 'loggedOut' ? null : <ExpiredLogIn destination="details" />}
      <DetailsForm {...form} profile={profile} posted={posted} onPrepare={update.prepare} onSave={save} />
    </AccountFrame>
  )
}
