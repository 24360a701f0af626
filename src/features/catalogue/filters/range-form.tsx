import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#src/ui/controls/button.tsx'
import { usePreHydrationForm } from '#src/ui/controls/use-pre-hydration-form.ts'
import { type ListingQuery, listingSearch } from '../listing/listing.ts'
import type { RangeFacet } from './facet.ts'
import { priceField } from './filter-query.ts'
import { rangeOf, typedRange, withRange } from './range.ts'

interface RangeFormProps {
  path: string
  address: string
  query: ListingQuery
  field: string
  name: string
  range: RangeFacet
}

/** A range of measures with two handles or two fields. A plain form without script. */
export function RangeForm({ path, address, query, field, name, range }: RangeFormProps) {
  const { min, max, step, unit, text } = range
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const chosen = rangeOf(query.filters, field)
  const [shown, setShown] = useState(chosen)
  const [from, setFrom] = useState(String(chosen?.from ?? ''))
  const [to, setTo] = useState(String(chosen?.to ?? ''))
  if (chosen?.from !== shown?.from || chosen?.to !== shown?.to) {
    setShown(chosen)
    setFrom(String(chosen?.from ?? ''))
    setTo(String(chosen?.to ?? ''))
  }
  usePreHydrationForm(form, (written) => {
    setFrom(String(written.get('from') ?? ''))
    setTo(String(written.get('to') ?? ''))
  })
  const typed = typedRange(from, to, field === priceField)
  const rest = { ...query, page: 1, filters: withRange(query.filters, field, null) }

  function submit(event: FormEvent) {
    event.preventDefault()
    const filters = withRange(query.filters, field, typed)
    void navigate(path + listingSearch({ ...query, page: 1, filters }), { preventScrollReset: true })
  }

  const ends = [
    { end: 'from', label: text.from, typed: from, set: setFrom, at: typed?.from ?? min, empty: min },
    { end: 'to', label: text.to, typed: to, set: setTo, at: typed?.to ?? max, empty: max },
  ] as const
  return (
    <form ref={form} className="range-form" method="get" action={address} onSubmit={submit}>
      {[...new URLSearchParams(listingSearch(rest))].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <input type="hidden" name="range" value={field} />
      <div className="handles">
        {ends.map(({ end, label, set, at }) => (
          <input
            key={end}
            type="range"
            data-last={(end === 'from' && at >= max) || undefined}
            aria-label={`${name}, ${label}`}
            aria-valuetext={`${at} ${unit}`}
            min={min}
            max={max}
            step={step}
            value={Math.min(max, Math.max(min, at))}
            onChange={(event) => set(event.target.value)}
          />
        ))}
      </div>
      <div className="ends">
        {ends.map(({ end, label, typed, set, empty }) => (
          <div key={end}>
            <label htmlFor={id + end}>
              {label} {unit ? <small>{unit}</small> : null}
            </label>
            <input
              id={id + end}
              className="control"
              name={end}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={String(empty)}
              value={typed}
              onChange={(event) => set(event.target.value)}
            />
          </div>
        ))}
        <Button type="submit" size="small">
          {text.apply}
        </Button>
      </div>
    </form>
  )
}
