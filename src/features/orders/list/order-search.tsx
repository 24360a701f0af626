import { Link } from '#src/effects/router/link.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { maxSearchLength, type OrderQuery, orderFields } from './order-query.ts'
import sheet from './orders-list.css?url'

interface OrderSearchProps {
  query: OrderQuery
  canTellInvoices: boolean
}

/** A GET form, so that a search can be reloaded and shared between tabs. */
export function OrderSearch({ query, canTellInvoices }: OrderSearchProps) {
  const { t, locale } = useI18n()
  const { search, invoicesOnly } = query
  return (
    <search className="order-search">
      <StyleSheet href={sheet} />
      <form action={localized(locale, paths.accountOrders())}>
        <Field label={t('orders.search')}>
          {(control) => (
            <input
              {...control}
              type="search"
              name={orderFields.search}
              maxLength={maxSearchLength}
              autoComplete="off"
              defaultValue={search}
              key={search}
            />
          )}
        </Field>
        {canTellInvoices ? (
          <Checkbox
            label={t('orders.invoicesOnly')}
            name={orderFields.invoicesOnly}
            value="1"
            defaultChecked={invoicesOnly}
            key={String(invoicesOnly)}
          />
        ) : null}
        <Button type="submit">{t('orders.find')}</Button>
        {search || invoicesOnly ? <Link to={paths.accountOrders()}>{t('orders.showAll')}</Link> : null}
      </form>
    </search>
  )
}
