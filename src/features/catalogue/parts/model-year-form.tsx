import type { SubmitEvent } from 'react'
import { useHref, useNavigate } from 'react-router'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/notice.tsx'

interface ModelYearFormProps {
  path: string
  /** The year that is shown; empty without one. */
  typed: string
  /** Says that the car was not built in that year; empty otherwise. */
  note: string
  label: string
  submit: string
}

/** Asks for the model year of a car, which sorts its engines. Without script the answer is a document. */
export function ModelYearForm({ path, typed, note, label, submit }: ModelYearFormProps) {
  const navigate = useNavigate()

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const year = String(new FormData(event.currentTarget).get('year') ?? '').trim()
    const search = year === '' ? '' : `?${new URLSearchParams({ year })}`
    void navigate(path + search, { preventScrollReset: true })
  }

  return (
    <form method="get" action={useHref(path)} className="model-year" onSubmit={show}>
      <Field label={label}>
        {(control) => (
          <input
            key={typed}
            {...control}
            name="year"
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            defaultValue={typed}
          />
        )}
      </Field>
      <Button type="submit">{submit}</Button>
      <Notice tone="warning">{note}</Notice>
    </form>
  )
}
