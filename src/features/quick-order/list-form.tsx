import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { FileInput } from '#src/ui/controls/file-input.tsx'
import { usePreHydrationForm } from '#src/ui/controls/use-pre-hydration-form.ts'
import { Notice } from '#src/ui/notice.tsx'
import { decodeList, joinLists, maxListFileBytes } from './list-file.ts'
import type { QuickOrderText } from './quick-order-text.ts'
import { orderActions, orderFields } from './table/order-table.ts'

interface ListFormProps {
  text: QuickOrderText
  list: string
  problem: string
  busy: boolean
  field: RefObject<HTMLTextAreaElement | null>
  onType: (list: string) => void
  onLookUp: () => void
  onStartOver: (() => void) | null
}

/** The list as text, or from a file. A form that the server answers; after hydration it is looked up in place. */
export function ListForm({ text, list, problem, busy, field, onType, onLookUp, onStartOver }: ListFormProps) {
  const { locale } = useI18n()
  const form = useRef<HTMLFormElement>(null)
  const [file, setFile] = useState<'read' | 'tooLarge' | null>(null)
  const address = localized(locale, paths.quickOrder())
  usePreHydrationForm(form, (written) => {
    const typed = written.get(orderFields.list)
    if (typeof typed === 'string' && typed !== list && typed.trim() !== '') onType(typed)
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setFile(null)
    onLookUp()
  }

  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const chosen = currentTarget.files?.item(0)
    if (!chosen) return
    const isTooLarge = chosen.size > maxListFileBytes
    setFile(isTooLarge ? 'tooLarge' : 'read')
    if (!isTooLarge) onType(joinLists(list, decodeList(new Uint8Array(await chosen.arrayBuffer()))))
    currentTarget.value = ''
  }

  return (
    <form
      ref={form}
      className="list-form"
      method="post"
      encType="multipart/form-data"
      action={`${address}#${resultId}`}
      onSubmit={submit}
    >
      <Field label={text.list} hint={text.hint} message={problem}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            name={orderFields.list}
            rows={8}
            value={list}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={text.file} message={file === 'tooLarge' ? text.fileTooLarge : null}>
        {(control) => (
          <FileInput
            {...control}
            name={orderFields.file}
            accept=".csv,.txt,text/csv,text/plain"
            onChange={readFile}
          />
        )}
      </Field>
      <Notice>{file === 'read' ? text.fileRead : null}</Notice>
      <div className="actions">
        <Button
          type="submit"
          {...(onStartOver ? {} : { kind: 'primary' as const })}
          busy={busy}
          name={orderFields.action}
          value={orderActions.lookUp}
        >
          {busy ? text.lookingUp : text.lookUp}
        </Button>
        {onStartOver ? (
          <a
            className="button"
            href={address}
            onClick={(event) => {
              event.preventDefault()
              onStartOver()
            }}
          >
            {text.startOver}
          </a>
        ) : null}
      </div>
    </form>
  )
}

/** The id of the result, to which the browser scrolls after a form without script. */
export const resultId = 'order-result'
