import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import { maxVoucherLength } from '#src/config.ts'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { voucherView } from '../cart-view.ts'
import {
  addVoucherAtom,
  removeVoucherAtom,
  voucherMessageAtom,
  voucherWaitAtom,
} from '../commands/voucher.atoms.ts'
import { voucherText } from '../operations/voucher-text.ts'
import { isVoucherDone } from '../operations/vouchers.ts'
import { selectionAtom } from '../state/selection.atoms.ts'

/** A code waits for its turn in the queue: the cart need not be idle. */
export function VoucherForm() {
  const { t } = useI18n()
  const id = useId()
  const [code, setCode] = useState('')
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const message = useAtomValue(voucherMessageAtom)
  const wait = useAtomValue(voucherWaitAtom)
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

  async function takeOff(voucher: string) {
    if (removed.includes(voucher)) return
    setRemoved((codes) => [...codes, voucher])
    await remove(voucher).finally(() => setRemoved((codes) => codes.filter((other) => other !== voucher)))
  }

  return (
    <form className="voucher-form" onSubmit={submit}>
      <label htmlFor={`${id}code`}>{t('cart.voucher')}</label>
      <div className="entry">
        <input
          id={`${id}code`}
          className="control"
          value={code}
          readOnly={adding}
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
      <p
        id={`${id}status`}
        role="status"
        data-wrong={wrong || undefined}
        data-status={message?.returned ?? undefined}
      >
        {wait !== null ? <span className="waiting">{t('cart.voucherWait', { count: wait })}</span> : null}
        {message ? (
          <span className={message.shown ? 'text' : 'visually-hidden'}>
            <Icon name={wrong ? 'error' : 'check'} />
            {voucherText(
              t,
              message.status,
              vouchers.map(({ voucher }) => voucher),
            )}
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
                aria-busy={removed.includes(voucher) || undefined}
                aria-disabled={removed.includes(voucher) || undefined}
                onClick={() => takeOff(voucher)}
              >
                <Icon name="close" />
              </button>
              <MoveFocusOnRemoval to=".voucher-form input" />
            </li>
          ))}
        </ul>
      ) : null}
    </form>
  )
}
