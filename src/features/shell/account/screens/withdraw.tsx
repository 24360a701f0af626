import { useState } from 'react'
import { FocusOnTarget } from '#src/effects/focus/focus-on-target.tsx'
import { postEntryForm } from '#src/effects/router/document-entry.tsx'
import { PageLink } from '#src/effects/router/page-link.tsx'
import type { WithdrawalView } from '#src/features/orders/withdraw/answer-withdrawal.ts'
import { WithdrawForm } from '#src/features/orders/withdraw/withdraw-form.tsx'
import type { WithdrawalLetter } from '#src/features/orders/withdraw/withdrawal-letter.ts'
import { receiptHeadingId, WithdrawalReceipt } from '#src/features/orders/withdraw/withdrawal-receipt.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { paths } from '#src/paths.ts'
import type { AccountDocumentData } from '../account-document.tsx'

interface WithdrawScreenProps extends WithdrawalView {
  /** Where customers can write to; null when the shop names no address. */
  supportEmail: string | null
}

/** The page on which a consumer withdraws from a contract. Default export, because it is loaded on demand. */
export default function WithdrawScreen(props: WithdrawScreenProps) {
  const { t } = useI18n()
  const [{ form, receipt, letter, supportEmail }, setShown] = useState(props)
  const [focused, setFocused] = useState<{ name: string } | null>(null)

  async function confirm(posted: HTMLFormElement, fields: URLSearchParams) {
    const answer = await postEntryForm<AccountDocumentData<WithdrawScreenProps>>(posted.action, fields)
    const unsent = form && { ...form, outcome: 'failed' as const }
    const next = answer?.data?.props ?? { form: unsent, receipt, letter, supportEmail }
    setShown(next)
    setFocused(targetOf(next))
  }

  return (
    <div className="account-content">
      <FocusOnTarget target={focused} />
      {receipt ? <WithdrawalReceipt {...receipt} /> : null}
      {form ? (
        <>
          <h1>{t('withdraw.title')}</h1>
          <p>{t('withdraw.intro')}</p>
          <PageLink to={paths.info('withdrawal')}>{t('withdraw.more')}</PageLink>
          {letter ? <Letter letter={letter} to={supportEmail} /> : null}
          <WithdrawForm {...form} onConfirm={confirm} />
        </>
      ) : null}
    </div>
  )
}

/** What takes focus when an answer is shown: the receipt, or the first field with a problem. */
function targetOf({ form, receipt }: WithdrawScreenProps): { name: string } | null {
  if (receipt) return { name: receiptHeadingId }
  const problems = form?.problems ?? {}
  const name = (['name', 'order', 'email', 'goods'] as const).find((field) => problems[field])
  if (!name) return null
  return { name: name === 'goods' && form && form.typed.parts.length > 0 ? 'quantity-0' : name }
}

function Letter({ letter: { subject, text }, to }: { letter: WithdrawalLetter; to: string | null }) {
  const { t } = useI18n()
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
  return (
    <section className="withdrawal-letter" role="status">
      <p>{t('withdraw.letterHint')}</p>
      <pre>{text}</pre>
      {to ? (
        <a className="button" data-kind="primary" href={`mailto:${to}?${query}`}>
          {t('withdraw.sendMail', { email: to })}
        </a>
      ) : null}
    </section>
  )
}
