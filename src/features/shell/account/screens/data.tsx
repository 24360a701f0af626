import { DataPage, type DataPageProps } from '#src/features/account/data/data-page.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { AccountFrame } from '../account-frame.tsx'

/** The page of what is held of a customer. Default export, because it is loaded on demand. */
export default function DataScreen(page: DataPageProps) {
  const { t } = useI18n()
  return (
    <AccountFrame title={t('account.data')} email={page.email}>
      <DataPage {...page} />
    </AccountFrame>
  )
}
