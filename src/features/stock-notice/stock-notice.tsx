import { useState } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { useLazyWhen } from '#src/ui/use-lazy-when.ts'
import type { StockNoticeFormProps } from './stock-notice-form.tsx'

interface StockNoticeProps extends StockNoticeFormProps {
  /** What the shopper opens: "Email me when it is back". */
  label: string
}

/** Offers to write when an item that cannot be ordered is back. The form loads when it is opened; it needs script. */
export function StockNotice({ label, ...item }: StockNoticeProps) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const form = useLazyWhen(
    open,
    () => import('./stock-notice-form.tsx'),
    () => setOpen(false),
  )
  if (!hydrated) return null
  const Form = form?.default
  return (
    <details
      className="stock-notice"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="button">{label}</summary>
      {Form ? <Form key={item.item} {...item} /> : null}
    </details>
  )
}
