import { type FormEvent, type ReactNode, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { KnownCustomer } from './known-customer.ts'

interface CustomerCardProps {
  customer: KnownCustomer
  onLogOut(): Promise<boolean>
  /** True directly after log-in: the name takes the focus from the removed form. */
  fresh?: boolean
  failed?: boolean
  children?: ReactNode
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

export function CustomerCard({
  customer: { name, email },
  onLogOut,
  fresh = false,
  failed = false,
  children,
}: CustomerCardProps) {
  const { t, locale } = useI18n()
  const [busy, setBusy] = useState(false)
  const [stillIn, setStillIn] = useState(failed)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setStillIn(false)
    const out = await onLogOut()
    setBusy(false)
    setStillIn(!out)
  }

  return (
    <section className="customer-card">
      <p className="name" tabIndex={-1} ref={fresh ? takeFocus : undefined}>
        {t('account.loggedInAs', { name })}
      </p>
      <p>{email}</p>
      {children}
      <form method="post" action={localized(locale, paths.account())} onSubmit={submit}>
        <Button type="submit" busy={busy}>
          {t('account.logOut')}
        </Button>
      </form>
      <Notice tone="error" role="alert">
        {stillIn ? t('account.stillIn') : null}
      </Notice>
    </section>
  )
}
