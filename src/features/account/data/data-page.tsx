import { Link } from '#src/effects/router/link.tsx'
import { problemText } from '#src/features/form/problem-text.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField, useShownPassword } from '../password/password-field.tsx'
import { type DeletionSubmission, deletionFields } from './deletion.ts'

export interface DataPageProps {
  email: string
  form: string | null
  supportEmail: string | null
  fileFailed: boolean
  posted: DeletionSubmission | undefined
  deadline: string | undefined
  keepsPhotos: boolean | undefined
}

export function DataPage({ fileFailed, ...deletion }: DataPageProps) {
  const { t, locale } = useI18n()
  return (
    <>
      <section className="overview-section sheet">
        <h2>{t('account.data.file')}</h2>
        <p>{t('account.data.fileHolds')}</p>
        <p>{t('account.data.fileLacks')}</p>
        <Notice tone="error" role="alert">
          {fileFailed ? t('account.data.fileFailed') : null}
        </Notice>
        <p>
          <a className="button" href={localized(locale, paths.accountDataFile())}>
            {t('account.data.download')}
          </a>
        </p>
      </section>
      <section className="overview-section sheet">
        <h2>{t('account.data.delete')}</h2>
        <Deletion {...deletion} />
      </section>
      <p>
        <Link to={paths.info('privacy')}>{t('account.data.privacy')}</Link>
      </p>
    </>
  )
}

function Deletion({
  email,
  form,
  supportEmail,
  posted,
  deadline,
  keepsPhotos,
}: Omit<DataPageProps, 'fileFailed'>) {
  const { t, locale } = useI18n()
  const { shown, toggle } = useShownPassword()
  const { problems, outcome } = posted ?? { problems: {}, outcome: null }
  const [before, after] = t('account.data.askByEmail', { email: '\n' }).split('\n')
  if (outcome === 'requested') {
    return (
      <Notice tone="success">
        {t('account.data.requested', { date: deadline ?? '' })}{' '}
        {keepsPhotos ? t('account.data.photosLater') : null}
      </Notice>
    )
  }
  return (
    <>
      <p>{t('account.data.deleteMeans')}</p>
      <p>{t('account.data.deleteKeeps')}</p>
      {form === null && supportEmail ? (
        <p>
          {before}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          {after}
        </p>
      ) : null}
      {form === null ? null : (
        <form method="post" action={localized(locale, paths.accountData())} className="account-form">
          <Notice tone="error" role="alert">
            {outcome === 'limited'
              ? t('forms.tooManyAttempts')
              : outcome === 'failed'
                ? t('account.data.deleteFailed')
                : null}
          </Notice>
          <input type="email" name="email" value={email} autoComplete="username" hidden readOnly />
          <input type="hidden" name={deletionFields.form} value={form} />
          <PasswordField
            name={deletionFields.password}
            label={t('account.currentPassword')}
            autoComplete="current-password"
            shown={shown}
            message={problemText(t, problems.password)}
          />
          {toggle}
          <Button type="submit">{t('account.data.askDelete')}</Button>
        </form>
      )}
    </>
  )
}
