import type { MouseEvent } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import type { FacetValue } from './facets.ts'
import { toggled } from './filters.ts'

interface FacetValuesProps {
  /** The listing's address as browsers see it, the language included. */
  address: string
  query: ListingQuery
  follow(event: MouseEvent<HTMLAnchorElement>): void
  field: string
  values: FacetValue[]
}

const maxShown = 7

/** Each value is a link that chooses it, or takes the choice back: no form, no script needed. */
export function FacetValues({ values, ...rest }: FacetValuesProps) {
  const { t } = useI18n()
  const short = values.length <= maxShown + 2
  const later = short ? [] : values.slice(maxShown)
  return (
    <>
      <ul className="facet-values">
        {(short ? values : values.slice(0, maxShown)).map((value) => (
          <li key={value.value}>
            <FacetChoice value={value} {...rest} />
          </li>
        ))}
      </ul>
      {later.length > 0 ? (
        <Disclosure className="facet-rest" open={later.some(({ chosen }) => chosen)}>
          <summary>{t('catalogue.moreValues', { count: later.length })}</summary>
          <ul className="facet-values">
            {later.map((value) => (
              <li key={value.value}>
                <FacetChoice value={value} {...rest} />
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </>
  )
}

interface FacetChoiceProps extends Omit<FacetValuesProps, 'values'> {
  value: FacetValue
}

/** A bare link: a listing has hundreds, and the router's own would cost more than everything else on the page. */
function FacetChoice({ address, query, follow, field, value }: FacetChoiceProps) {
  const { name, count, chosen } = value
  const inside = (
    <>
      <span className="box">{chosen ? <Icon name="check" /> : null}</span>
      <span className="name">{name}</span>
      <span className="count">{count}</span>
    </>
  )
  if (count === 0 && !chosen) return <span className="facet-choice">{inside}</span>
  const next = { ...query, page: 1, filters: toggled(query.filters, field, [value.value]) }
  return (
    <a
      className="facet-choice"
      href={address + listingSearch(next)}
      rel="nofollow"
      aria-current={chosen || undefined}
      onClick={follow}
    >
      {inside}
    </a>
  )
}
