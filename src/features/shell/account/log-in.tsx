import { useAtomValue } from 'jotai'
import type { LogInResult } from '#src/commerce/customer/login.ts'
import { AccountLinks } from '#src/features/account/account-links.tsx'
import type { Credentials } from '#src/features/account/credentials.ts'
import type { Destination } from '#src/features/account/destinations.ts'
import { LogInForm } from '#src/features/account/log-in-form.tsx'
import { useCustomerCommand } from '#src/features/cart/commands/customer/use-customer-command.ts'
import { logInPause } from '#src/features/cart/state/log-in.atoms.ts'
import type { Submission } from '#src/features/form/use-submission.ts'

interface LogInProps {
  destination?: Destination | null
  posted?: Submission<keyof Credentials, LogInResult> | undefined
  email?: string | undefined
  action?: string
  onPrepare?: () => void
  /** The links below the form. */
  links?: ('forgot' | 'register')[]
}

/** Connected to the cart, with links for visitors who cannot log in. */
export function LogIn({
  destination = null,
  posted,
  email,
  action,
  onPrepare,
  links = ['forgot', 'register'],
}: LogInProps) {
  const wait = useAtomValue(logInPause.waitAtom)
  const logIn = useCustomerCommand((commands) => commands.logInAtom, 'failed')
  return (
    <LogInForm
      posted={posted}
      email={email}
      destination={destination}
      action={action}
      wait={wait}
      onPrepare={() => {
        onPrepare?.()
        logIn.prepare()
      }}
      onLogIn={logIn.run}
    >
      <AccountLinks links={links} destination={destination} />
    </LogInForm>
  )
}
