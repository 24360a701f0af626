import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import { maxVoucherLength } from '#src/config.ts'
import { PassFocus } from '#src/effects/focus/pass-focus.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { voucherView } from '../cart-view.ts'
import { addVoucherAtom, removeVoucherAtom, voucherMessageAtom } from '../commands/voucher.atoms.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import { isVoucherDone } from '../verbs/vouchers.ts'
import { voucherText } from '../voucher-text.ts'

/** Enters discount codes and takes them off again. A code waits for its turn: the cart need not be at rest. */
export function VoucherForm() {
  const { t } = useI18n()
  const id = useId()
  const [code, setCode] = useState('')
  const [adding, setAdding] = useState(false)
  const message = useAtomValue(voucherMessageAtom)
  const vouchers = useAtomValue(selectionAtom)?.discounts.vouchers.map(voucherView) ?? []
  const add = useSetAtom(addVoucherAtom)
  const remove = useSetAtom(removeVoucherAtom)
  const wrong = message !== null && !isVoucherDone(message.status)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!code.trim() || adding) return
    setAdding(true)
    const added = await add(code).finally(() => setAdding(false))
    if (added) setCode('')
  }

  return (
    <form className="voucher-form" onSubmit={submit}>
      <label htmlFor={`${id}code`}>{t('cart.voucher')}</label>
      <div className="entry">
        <input
          id={`${id}code`}
          className="control"
          value={code}
          maxLength={maxVoucherLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}status`}
          aria-invalid={wrong || undefined}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" busy={adding}>
          {t('cart.voucherAdd')}
        </Button>
      </div>
      <p id={`${id}status`} role="status" data-wrong={wrong || undefined}>
        {message ? (
          <span className={message.shown ? 'text' : 'visually-hidden'}>
            <Icon name={wrong ? 'error' : 'check'} />
            {voucherText(t, message.status)}
          </span>
        ) : null}
      </p>
      {vouchers.length > 0 ? (
        <ul>
          {vouchers.map(({ voucher, description }) => (
            <li key={voucher}>
              <code>{voucher}</code>
              {description ? <span>{description}</span> : null}
              <button
                type="button"
                aria-label={t('cart.voucherRemove', { code: voucher })}
                onClick={() => remove(voucher)}
              >
                <Icon name="close" />
              </button>
              <PassFocus to=".voucher-form input" />
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  )
}
