import type { CustomerDetails } from '#src/commerce/customer/customer-update.ts'
import type { FieldProblems } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { clubFieldNames, type DetailsField } from './details.ts'

const labels: Partial<Record<string, 'account.club.clubName' | 'account.club.memberNumber'>> = {
  clubName: 'account.club.clubName',
  memberNumber: 'account.club.memberNumber',
}

interface ClubFieldsProps {
  profile: Pick<CustomerDetails, 'clubFields'>
  values: Record<string, string> | undefined
  problems: FieldProblems<DetailsField>
}

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
