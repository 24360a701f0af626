import { type FormEvent, useState } from 'react'
import type { FieldProblems } from './problem-text.ts'

/** Problems of fields, or the outcome of the call. Both empty before the first submission. */
export interface Submission<Field extends string, Outcome> {
  problems: FieldProblems<Field>
  outcome: Outcome | null
}

export type ParsedForm<Field extends string, Values> = { values: Values } | { problems: FieldProblems<Field> }

interface SubmissionOptions<Field extends string, Values, Outcome> {
  parse(form: FormData): ParsedForm<Field, Values> | Promise<ParsedForm<Field, Values>>
  send(values: Values): Promise<Submission<Field, Outcome>>
  posted: Submission<Field, Outcome> | undefined
}

/** Submits a form in place. The first field with a problem takes focus; typed values stay. */
export function useSubmission<Field extends string, Values, Outcome>({
  parse,
  send,
  posted = { problems: {}, outcome: null },
}: SubmissionOptions<Field, Values, Outcome>) {
  const [submission, setSubmission] = useState(posted)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    const parsed = await parse(new FormData(form))
    const ended =
      'values' in parsed ? await send(parsed.values) : { problems: parsed.problems, outcome: null }
    setBusy(false)
    setSubmission(ended)
    focusOnProblem(form, ended.problems)
  }

  return { ...submission, busy, submit }
}

function focusOnProblem(form: HTMLFormElement, problems: object) {
  for (const control of form.elements) {
    const name = control.getAttribute('name')
    if (name === null || !Object.hasOwn(problems, name) || !(control instanceof HTMLElement)) continue
    control.focus()
    return
  }
}
