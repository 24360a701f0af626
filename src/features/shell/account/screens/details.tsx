import { type ComponentProps, useState } from 'react'
import type { CustomerUpdateRequest } from '#src/commerce/contract/selection/customer-profile.ts'
import {
  type CustomerChanges,
  customerUpdateRequest,
  type UpdateCustomerResult,
} from '#src/commerce/customer-update.ts'
import { detailsSubmission, hasChanges, unknownProfile } from '#src/features/account/details/details.ts'
import { DetailsForm } from '#src/features/account/details/details-form.tsx'
import { useCustomerCommand } from '#src/features/cart/use-customer-command.ts'
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
  const { t } = useI18n()
  const update = useCustomerCommand<[CustomerUpdateRequest], UpdateCustomerResult>(
    (commands) => commands.updateCustomerAtom,
    { kind: 'failed' },
  )
  // A changed e-mail address renders the form anew.
  const [savedEmail, setSavedEmail] = useState<string | null>(null)
  const profile = saved ?? unknownProfile(form.values)

  async function save(changes: CustomerChanges, names: { firstName: string; lastName: string }) {
    if (!hasChanges(changes)) return { kind: 'saved' as const }
    const result = await update.run(customerUpdateRequest(changes, names))
    if (result.kind === 'saved' && changes.email) setSavedEmail(changes.email.toLowerCase())
    return result
  }

  return (
    <AccountFrame title={t('account.details')} email={profile.email}>
      {posted?.outcome !== 'loggedOut' ? null : <ExpiredLogIn destination="details" />}
      <DetailsForm
        {...form}
        profile={profile}
        posted={savedEmail === profile.email.toLowerCase() ? detailsSubmission({ kind: 'saved' }) : posted}
        onPrepare={update.prepare}
        onSave={save}
      />
    </AccountFrame>
  )
}
