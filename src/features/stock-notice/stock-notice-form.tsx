import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useRef, useState } from 'react'
import { customerAtom } from '#src/features/cart/state/logged-in.atoms.ts'
import { isEmail, maxEmailLength } from '#src/forms/email.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type NoticeCase, noticeTexts } from './notice-text.ts'
import { requestNoticeAtom } from './request-notice.atoms.ts'

export interface StockNoticeFormProps {
  item: string
  name: string
}

export default function StockNoticeForm({ item, name }: StockNoticeFormProps) {
  const i18n = useI18n()
  const { t } = i18n
  const customer = useAtomValue(customerAtom)
  const request = useSetAtom(requestNoticeAtom)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<NoticeCase | null>(null)
  const email = (typed ?? customer?.email ?? '').trim()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const isMissing = email === '' && !customer
    if (isMissing || (email !== '' && !isEmail(email))) {
      setOutcome(isMissing ? 'missing' : 'invalid')
      field.current?.focus()
      return
    }
    setSending(true)
    const result = await request({ item, email }).finally(() => setSending(false))
    setOutcome(result)
    if (result === 'invalid') field.current?.focus()
  }

  const texts = noticeTexts(i18n, outcome, email)
  return (
    <>
      <Notice role="status">{texts.done}</Notice>
      <Notice tone="error" role="alert">
        {texts.problem}
      </Notice>
      {texts.done ? null : (
        <form onSubmit={submit} noValidate>
          <Field
            label={t('stockNotice.email')}
            hint={t('stockNotice.hint', { name })}
            required={!customer}
            message={texts.field}
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
          <Button type="submit" kind="primary" busy={sending}>
            {t('stockNotice.send')}
          </Button>
        </form>
      )}
    </>
  )
}
