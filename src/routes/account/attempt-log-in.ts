import type { RouterContextProvider } from 'react-router'
import type { LogInResult } from '#src/commerce/customer/login.ts'
import type { Credentials } from '#src/features/account/credentials.ts'
import { logInAction } from '#src/features/shell/account/log-in-actions.ts'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'

type Context = Readonly<RouterContextProvider>
type LoggedIn = Awaited<ReturnType<typeof logInAction>>

/** Logs in within the limits of attempts. The owner of an account is notified after too many failures. */
export async function attemptLogIn(context: Context, credentials: Credentials): Promise<LoggedIn> {
  const { i18n, report } = context.get(documentContext)
  const limit = context.get(visitorContext).attemptLimit()
  const { email } = credentials
  if (!(await limit.allows('log-in', email)))
    return refused((await limit.isSlowed(email)) ? 'slowed' : 'limited')
  const cart = context.get(visitorContext).cart()
  const region = async () => (await context.get(shopContext)).region
  const ended = await logInAction(credentials, { cart, language: i18n.locale, region, report })
  if (ended.result === 'incorrect') await countFailure(context, email)
  return ended
}

/** Counts a wrong password of an account, and notifies its owner after too many. */
export async function countFailure(context: Context, email: string): Promise<void> {
  const failures = await context.get(visitorContext).attemptLimit().failed(email)
  if (failures !== null) await tellOwner(context, email, failures)
}

const refused = (result: LogInResult): LoggedIn => ({ result, before: null, after: null, uncopiedPath: null })

async function tellOwner(context: Context, to: string, attempts: number): Promise<void> {
  const { i18n } = context.get(documentContext)
  const shop = await context.get(shopContext).catch(() => null)
  if (!shop) return
  const link = shop.origin + localized(i18n.locale, paths.forgotPassword())
  const facts = { attempts, lastAt: new Date().toISOString(), link }
  context.get(visitorContext).mailer().sendLater({ to, language: i18n.locale, kind: 'many-failures', facts })
}
