import type { ComponentProps } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'

interface PostedFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'noValidate'> {
  path: string
}

/** A form that the browser validates and posts until scripts run; then `onSubmit` does both, in the shop's words. */
export function PostedForm({ path, className = 'account-form', ...form }: PostedFormProps) {
  const { locale } = useI18n()
  const hydrated = useHydrated()
  return (
    <form
      {...form}
      method="post"
      action={localized(locale, path)}
      className={className}
      noValidate={hydrated}
    />
  )
}
