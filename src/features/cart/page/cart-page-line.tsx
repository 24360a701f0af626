import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import type { LineView } from '../cart-view.ts'
import { CartLine } from '../line/cart-line.tsx'
import { cartActions, lineFields } from './cart-form.ts'
import type { RefusedQuantity } from './refused-quantity.ts'

interface CartPageLineProps {
  row: LineView
  refused: RefusedQuantity | null
  action: string
}

export function CartPageLine({ row, refused, action }: CartPageLineProps) {
  const { t } = useI18n()
  const id = `line-${row.line}`
  const quantity = refused?.typed ?? String(row.quantity)
  const controls = (
    <form className="actions" method="post" action={action}>
      <input type="hidden" name={lineFields.line} value={row.line} />
      <span className="change">
        <input
          className="control"
          inputMode="numeric"
          autoComplete="off"
          name={lineFields.quantity}
          aria-label={t('cart.quantity')}
          aria-describedby={refused ? `${id} ${id}-problem` : id}
          aria-invalid={refused ? true : undefined}
          // biome-ignore lint/a11y/noAutofocus: the form was refused for the text of this field
          autoFocus={refused !== null}
          key={quantity}
          defaultValue={quantity}
        />
        <button
          type="submit"
          className="button"
          data-size="small"
          name={lineFields.action}
          value={cartActions.change}
          aria-describedby={id}
        >
          {t('cart.page.update')}
        </button>
      </span>
      <button
        type="submit"
        className="remove"
        name={lineFields.action}
        value={cartActions.remove}
        aria-describedby={id}
      >
        {t('cart.remove')}
      </button>
      {refused ? (
        <p className="quantity-problem" id={`${id}-problem`}>
          <Icon name="error" />
          <span>{refused.problem}</span>
        </p>
      ) : null}
    </form>
  )
  return <CartLine row={row} id={id} controls={controls} />
}
