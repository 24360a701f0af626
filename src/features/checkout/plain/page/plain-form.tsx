import type { ReactNode } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'

interface PlainFormProps {
  id?: string
  /** Hidden fields. */
  fields: [name: string, value: string][]
  className?: string
  children: ReactNode
}

/** A form of the checkout without script. The server checks it, so that its problems are in the shop's words. */
export function PlainForm({ id, fields, className, children }: PlainFormProps) {
  const { locale } = useI18n()
  return (
    <form
      id={id}
      className={className}
      method="post"
      action={localized(locale, paths.plainCheckout())}
      noValidate
    >
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
