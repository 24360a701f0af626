import type { CustomerDetails } from '#src/commerce/customer/customer-update.ts'
import type { FieldProblems } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { clubFieldNames, type DetailsField } from './details.ts'

/** Names of customer club fields that have a label of ours; others are shown by the service's name. */
const labels: Partial<Record<string, 'account.club.clubName' | 'account.club.memberNumber'>> = {
  clubName: 'account.club.clubName',
  memberNumber: 'account.club.memberNumber',
}

interface ClubFieldsProps {
  profile: Pick<CustomerDetails, 'clubFields'>
  /** What was typed, by field name. */
  values: Record<string, string> | undefined
  problems: FieldProblems<DetailsField>
}

/** The fields of the customer club, as many as the service lists. */
export function ClubFields({ profile, values, problems }: ClubFieldsProps) {
  const { t } = useI18n()
  return clubFieldNames(profile).map((club) => {
    const label = labels[club]
    const name = `club.${club}` as const
    return (
      <TextField
        key={club}
        name={name}
        label={label ? t(label) : club}
        value={values?.[name] ?? profile.clubFields[club]}
        problem={problems[name]}
      />
    )
  })
}
