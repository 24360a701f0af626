import { type Destination, withDestination } from '#src/features/account/destinations.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Notice } from '#src/ui/notice.tsx'

/** After an expired log-in. The log-in page opens in another tab, because this one has the typed values. */
export function ExpiredLogIn({ destination }: { destination: Destination }) {
  const { t, locale } = useI18n()
  return (
    <Notice tone="warning">
      <p>{t('account.loggedOut')}</p>
      <p>
        <a
          href={localized(locale, withDestination(paths.login(), destination))}
          target="_blank"
          rel="noopener"
        >
          {t('account.logIn')}
        </a>
      </p>
    </Notice>
  )
}
