import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { customerAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { isEmail, maxEmailLength } from '#src/forms/email.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type NoticeOutcome, requestNoticeAtom } from './request-notice.atoms.ts'

export interface StockNoticeFormProps {
  item: string
  /** The item's name with that of its product. */
  name: string
}

/** Takes the address to write to when an item is back. Default export, because it is loaded on demand. */
export default function StockNoticeForm({ item, name }: StockNoticeFormProps) {
  const { t } = useI18n()
  const customer = useAtomValue(customerAtom)
  const request = useSetAtom(requestNoticeAtom)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<NoticeOutcome | null>(null)
  const email = (typed ?? customer?.email ?? '').trim()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const isValid = email === '' ? Boolean(customer) : isEmail(email)
    if (!isValid) {
      setOutcome('invalid')
      field.current?.focus()
      return
    }
    setSending(true)
    const result = await request({ item, email }).finally(() => setSending(false))
    setOutcome(result)
    if (result === 'invalid') field.current?.focus()
  }

  const isSent = outcome === 'sent'
  const problem = isSent || outcome === 'invalid' ? null : outcome
  return (
    <>
      <Notice role="status">
        {isSent ? (email ? t('stockNotice.done', { email }) : t('stockNotice.doneCustomer')) : null}
      </Notice>
      <Notice tone="error" role="alert">
        {problem ? t(`stockNotice.${problem}`) : null}
      </Notice>
      {isSent ? null : (
        <form onSubmit={submit} noValidate>
          <Field
            label={t('stockNotice.email')}
            hint={t('stockNotice.hint', { name })}
            required={!customer}
            message={outcome === 'invalid' ? t('stockNotice.invalid') : undefined}
          >
            {(control) => (
              <input
                {...control}
                ref={field}
                type="email"
                autoComplete="email"
                maxLength={maxEmailLength}
                value={typed ?? customer?.email ?? ''}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" busy={sending}>
            {t('stockNotice.send')}
          </Button>
        </form>
      )}
    </>
  )
}
