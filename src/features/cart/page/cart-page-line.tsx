import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LineDrawing, LineName } from '../line/line-link.tsx'
import { cartActions, lineFields } from './cart-form.ts'
import type { CartViewRow } from './cart-view.ts'

interface CartPageLineProps {
  row: CartViewRow
  /** Where its form goes. */
  action: string
}

/** One line with a form of its own: the number counts when it is sent. */
export function CartPageLine({ row, action }: CartPageLineProps) {
  const { t } = useI18n()
  const id = `line-${row.line}`
  return (
    <li className="cart-line">
      <LineDrawing path={row.path} picture={row.picture} />
      <div className="what">
        <LineName id={id} path={row.path} name={row.name} />
        <p className="details">
          {row.details.map((text) => (
            <span key={text}>{text}</span>
          ))}
          <code>{row.sku}</code>
        </p>
        {row.contents.length > 0 ? (
          <details className="line-contents">
            <summary>
              {t('cart.setContents')} ({row.contents.length})
            </summary>
            <ul>
              {row.contents.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <div className="price">
        <strong>{row.total}</strong>
        {row.saved ? <small className="saved">{row.saved}</small> : null}
        {row.each ? <small>{row.each}</small> : null}
      </div>
      <form className="act" method="post" action={action}>
        <input type="hidden" name={lineFields.line} value={row.line} />
        <span className="change">
          <input
            className="control"
            inputMode="numeric"
            autoComplete="off"
            name={lineFields.quantity}
            aria-label={t('cart.quantity')}
            aria-describedby={row.problem ? `${id} ${id}-problem` : id}
            aria-invalid={row.problem ? true : undefined}
            // biome-ignore lint/a11y/noAutofocus: the form was refused for what stands in this field
            autoFocus={row.problem !== ''}
            key={row.quantity}
            defaultValue={row.quantity}
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
        {row.problem ? (
          <p className="quantity-problem" id={`${id}-problem`}>
            <Icon name="error" />
            <span>{row.problem}</span>
          </p>
        ) : null}
      </form>
      {row.deposits.map(({ line, name, total }) => (
        <p className="deposit" key={line}>
          <span>{name}</span>
          {total}
        </p>
      ))}
    </li>
  )
}
