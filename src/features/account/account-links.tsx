import { type Destination, withDestination } from '#src/features/account/destinations.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'

const screens = {
  login: { path: paths.login(), name: 'account.haveAccount' },
  backToLogin: { path: paths.login(), name: 'account.backToLogIn' },
  forgot: { path: paths.forgotPassword(), name: 'account.forgot' },
  register: { path: paths.register(), name: 'account.create' },
  registerBuyer: { path: paths.register({ ofOrder: true }), name: 'account.create' },
} as const

interface AccountLinksProps {
  links: (keyof typeof screens)[]
  /** The destination after log-in, if not the configured path. */
  destination?: Destination | null
  /** True for links that look like buttons. */
  button?: boolean
}

export function AccountLinks({ links, destination = null, button = false }: AccountLinksProps) {
  const { t, locale } = useI18n()
  return (
    <>
      {links.map((link) => (
        <p key={link}>
          <a
            className={button ? 'button' : undefined}
            href={localized(locale, withDestination(screens[link].path, destination))}
          >
            {t(screens[link].name)}
          </a>
        </p>
      ))}
    </>
  )
}
