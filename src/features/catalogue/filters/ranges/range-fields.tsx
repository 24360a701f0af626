import { type RefObject, useId, useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { usePreHydrationForm } from '#src/ui/controls/use-pre-hydration-form.ts'
import type { Filters } from '../chosen-filters.ts'
import type { RangeFacet } from '../facet.ts'
import { priceField, rangeNames } from '../filter-query.ts'
import { rangeOf, typedRange } from './range.ts'

interface RangeFieldsProps {
  form: RefObject<HTMLFormElement | null>
  filters: Filters
  field: string
  name: string
  range: RangeFacet
}

/** A range of measures with two handles or two fields, and the button that sends the form with them. */
export function RangeFields({ form, filters, field, name, range }: RangeFieldsProps) {
  const { min, max, step, unit, text } = range
  const id = useId()
  const names = rangeNames(field)
  const chosen = rangeOf(filters, field)
  const [shown, setShown] = useState(chosen)
  const [from, setFrom] = useState(String(chosen?.from ?? ''))
  const [to, setTo] = useState(String(chosen?.to ?? ''))
  if (chosen?.from !== shown?.from || chosen?.to !== shown?.to) {
    setShown(chosen)
    setFrom(String(chosen?.from ?? ''))
    setTo(String(chosen?.to ?? ''))
  }
  usePreHydrationForm(form, (written) => {
    setFrom(String(written.get(names.from) ?? ''))
    setTo(String(written.get(names.to) ?? ''))
  })
  const typed = typedRange(from, to, field === priceField)

  const ends = [
    { end: 'from', label: text.from, typed: from, set: setFrom, at: typed?.from ?? min, empty: min },
    { end: 'to', label: text.to, typed: to, set: setTo, at: typed?.to ?? max, empty: max },
  ] as const
  return (
    <div className="range-form">
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
              name={names[end]}
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
    </div>
  )
}
