import { AsideBlock } from '#src/ui/with-aside.tsx'
import type { DeliveryTable } from './delivery-table.ts'

export function DeliveryBlock({ table: { title, rows } }: { table: DeliveryTable }) {
  return (
    <AsideBlock title={title}>
      <dl>
        {rows.map(({ name, notes, price }) => (
          <div key={name}>
            <dt>
              {name}
              <small>{notes}</small>
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
    </AsideBlock>
  )
}
