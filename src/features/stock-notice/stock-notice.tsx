import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { cartStarterAtom } from '#src/features/cart/state/selection.atoms.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { useHydrated } from '#src/ui/loading/use-hydrated.ts'
import { useLazyWhen } from '#src/ui/loading/use-lazy-when.ts'
import type { StockNoticeFormProps } from './stock-notice-form.tsx'

interface StockNoticeProps extends StockNoticeFormProps {
  label: string
}

/** The offer of a mail when an item is back. The form loads when it is opened; it needs script. */
export default function StockNotice({ label, ...item }: StockNoticeProps) {
  const { t } = useI18n()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const { start } = useAtomValue(cartStarterAtom)
  const form = useLazyWhen(
    open,
    async () => {
      // The cart provides the customer, and the texts of the form.
      const [loaded] = await Promise.all([import('./stock-notice-form.tsx'), start()])
      return loaded
    },
    () => {
      setOpen(false)
      setFailed(true)
    },
  )
  if (!hydrated) return null
  const Form = form?.default
  return (
    <>
      <details
        className="stock-notice"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="button" data-kind="primary" data-size="large">
          {label}
        </summary>
        {Form ? <Form key={item.item} {...item} /> : null}
      </details>
      {failed && !open ? <p role="alert">{t('cart.problem.unreachable')}</p> : null}
    </>
  )
}
