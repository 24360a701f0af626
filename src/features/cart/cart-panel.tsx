import { useAtom, useAtomValue } from 'jotai'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { cartRowsAtom } from './cart.atoms.ts'
import { cartOpenAtom } from './selection.atoms.ts'

/** The cart, from the side. Default export: it is loaded when it is first wanted. */
export default function CartPanel() {
  const { t } = useI18n()
  const [open, setOpen] = useAtom(cartOpenAtom)
  const rows = useAtomValue(cartRowsAtom)
  return (
    <Panel open={open} onClose={() => setOpen(false)} title={t('cart.cart')} closeLabel={t('cart.close')}>
      <ul>
        {rows.map(({ line }) => (
          <li key={line.line}>
            {line.quantity} × {line.product.name}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
