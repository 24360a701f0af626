import { type ReactNode, useId, useState } from 'react'
import { Link } from '#src/effects/router/link.tsx'
import { QuantityProblem } from '#src/features/cart/line/quantity-problem.tsx'
import { PriceTag } from '#src/features/catalogue/offer/price-tag.tsx'
import {
  anyQuantity,
  type QuantityProblem as Problem,
  parseQuantity,
} from '#src/features/catalogue/offer/quantity.ts'
import { StockBadge } from '#src/features/catalogue/offer/stock-badge.tsx'
import { FitMark } from '#src/features/garage/fit/fit-mark.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { prefetchMode } from '#src/ui/loading/prefetch.ts'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { QuickOrderText } from '../quick-order-text.ts'
import { noneOfThese, type RowDraft, type RowOutcome } from './order-choice.ts'
import { type OrderPart, orderFields, type OrderRow as Row } from './order-table.ts'

interface OrderRowProps {
  row: Row
  draft: RowDraft
  outcome: RowOutcome | null
  text: QuickOrderText
  afterPress: (work: () => void) => void
}

export function OrderRow({ row, draft, outcome, text, afterPress }: OrderRowProps) {
  const { id, line, state, parts, note, search } = row
  const name = useId()
  const further = search ? <Link to={search.path}>{search.name}</Link> : null
  const rows = Math.max(1, parts.length)
  const [first, ...others] = parts
  const beside = (
    <th scope="rowgroup" rowSpan={rows} id={name}>
      <code>{line}</code>
      {state === 'several' ? (
        <>
          <span className="note">
            {text.several} {further}
          </span>
          <label className="none">
            <input
              type="radio"
              name={orderFields.item(id)}
              value={noneOfThese}
              defaultChecked={draft.item === noneOfThese}
            />
            <span>{text.none}</span>
          </label>
        </>
      ) : null}
      {note ? <span className="note">{note}</span> : null}
      <Outcome outcome={outcome} text={text} />
    </th>
  )
  if (!first) {
    return (
      <tbody data-state={state}>
        <tr>
          {beside}
          <td colSpan={4} className="missing">
            <p>
              <Icon name="close" />
              {text.missing}. {further}
            </p>
          </td>
        </tr>
      </tbody>
    )
  }
  const canOrder = parts.some(({ item }) => item !== '')
  return (
    <tbody data-state={state}>
      <PartRow row={row} part={first} draft={draft} text={text} before={beside}>
        <td rowSpan={rows} className="quantity-cell">
          {canOrder ? (
            <RowQuantity
              row={row}
              draft={draft}
              describedBy={name}
              afterPress={afterPress}
              refused={outcome?.kind === 'refused' ? outcome.problem : null}
            />
          ) : null}
        </td>
      </PartRow>
      {others.map((part) => (
        <PartRow key={`${part.card.product} ${part.item}`} row={row} part={part} draft={draft} text={text} />
      ))}
    </tbody>
  )
}

interface PartRowProps {
  row: Row
  part: OrderPart
  draft: RowDraft
  text: QuickOrderText
  before?: ReactNode
  children?: ReactNode
}

function PartRow({ row, part: { card, item }, draft, text, before, children }: PartRowProps) {
  return (
    <tr>
      {before}
      <td className="part">
        <div>
          {item ? (
            <input
              type={row.state === 'several' ? 'radio' : 'checkbox'}
              name={orderFields.item(row.id)}
              value={item}
              defaultChecked={draft.item === item}
              aria-label={`${text.order} ${card.name}, ${card.brand}`}
            />
          ) : null}
          <Picture source={card.picture} alternative="" size={56} />
          <div>
            <Link to={paths.product(card.uri, card.item)} prefetch={prefetchMode}>
              {card.name}
            </Link>
            <span className="brand">
              {`${card.brand} `}
              <code>{card.sku}</code>
            </span>
            <span className="brand">
              <FitMark summary={card.fit}>{null}</FitMark>
            </span>
            {item === '' && card.choose ? (
              <Link
                className="button"
                data-size="small"
                to={paths.product(card.uri)}
                aria-label={card.choose.name}
              >
                {card.choose.label}
              </Link>
            ) : null}
          </div>
        </div>
      </td>
      <td className="stock">
        <StockBadge stock={card.stock} />
      </td>
      <td className="price">
        <PriceTag price={card.price} />
      </td>
      {children}
    </tr>
  )
}

interface RowQuantityProps {
  row: Row
  draft: RowDraft
  describedBy: string
  afterPress: OrderRowProps['afterPress']
  refused: Problem | null
}

/** A plain field, since a list is typed rather than stepped through. A problem is shown on blur. */
function RowQuantity({ row: { id, parts }, draft, describedBy, afterPress, refused }: RowQuantityProps) {
  const { t } = useI18n()
  const field = useId()
  const [problem, setProblem] = useState(refused ?? problemOf(draft.quantity, draft.item))

  function problemOf(typed: string, chosen: unknown): Problem | null {
    const part =
      parts.find(({ item }) => item === chosen && item !== '') ?? parts.find(({ item }) => item !== '')
    const parsed = parseQuantity(typed, part?.limits ?? anyQuantity)
    return parsed.ok ? null : parsed.problem
  }

  function check({ value, form }: HTMLInputElement) {
    const found = problemOf(value, form && new FormData(form).get(orderFields.item(id)))
    // A sentence moves the button that may be under the pointer.
    afterPress(() => setProblem(found))
  }

  return (
    <div className="field">
      <input
        inputMode="numeric"
        autoComplete="off"
        name={orderFields.quantity(id)}
        defaultValue={draft.quantity}
        aria-label={t('cart.quantity')}
        aria-describedby={`${describedBy} ${field}`}
        aria-invalid={problem ? true : undefined}
        onBlur={({ currentTarget }) => check(currentTarget)}
      />
      <QuantityProblem id={field} problem={problem} />
    </div>
  )
}

function Outcome({ outcome, text }: { outcome: RowOutcome | null; text: QuickOrderText }) {
  if (!outcome || outcome.kind === 'refused') return null
  const { kind } = outcome
  return (
    <span className="outcome" data-outcome={kind}>
      <Icon name={kind === 'added' ? 'check' : 'warning'} />
      {kind === 'partly' ? `${text.outcome.partly} ${outcome.added}/${outcome.wanted}` : text.outcome[kind]}
    </span>
  )
}
