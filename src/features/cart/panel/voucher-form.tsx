import { useAtomValue, useSetAtom } from 'jotai'
import { type FormEvent, useId, useState } from 'react'
import { maxVoucherLength } from '#src/config.ts'
import { MoveFocusOnRemoval } from '#src/effects/focus/move-focus-on-removal.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { StyleSheet } from '#src/ui/loading/style-sheet.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { cartActions, lineFields } from '../cart-fields.ts'
import { type VoucherView, voucherView } from '../cart-view.ts'
import {
  addVoucherAtom,
  removeVoucherAtom,
  voucherMessageAtom,
  voucherWaitAtom,
} from '../commands/voucher.atoms.ts'
import { voucherText } from '../operations/voucher-text.ts'
import { isVoucherDone } from '../operations/vouchers.ts'
import { selectionAtom } from '../state/selection.atoms.ts'
import sheet from './voucher-form.css?url'

/** The field in an open dialog, otherwise that of the page. */
const field =
  'dialog[open] .voucher-form input, :root:not(:has(dialog[open] .voucher-form)) .voucher-form input'

interface VoucherFormProps {
  /** The codes of the document, shown until the browser's cart is started. */
  rendered?: VoucherView[]
  /** A code that was posted and not checked. */
  typed?: string | undefined
}

/**
 * A code waits for its turn in the queue: the cart need not be idle. While the browser's cart is not started, codes are
 * posted.
 */
export function VoucherForm({ rendered = [], typed = '' }: VoucherFormProps) {
  const { t, locale } = useI18n()
  const id = useId()
  const [code, setCode] = useState(typed)
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const message = useAtomValue(voucherMessageAtom)
  const wait = useAtomValue(voucherWaitAtom)
  const selection = useAtomValue(selectionAtom)
  const vouchers = selection?.discounts.vouchers.map(voucherView) ?? rendered
  const add = useSetAtom(addVoucherAtom)
  const remove = useSetAtom(removeVoucherAtom)
  const wrong = message !== null && !isVoucherDone(message.status)

  async function submit(event: FormEvent) {
    if (!selection) return
    event.preventDefault()
    if (!code.trim() || adding) return
    setAdding(true)
    const added = await add(code).finally(() => setAdding(false))
    if (added) setCode('')
  }

  async function takeOff(event: FormEvent, voucher: string) {
    if (!selection) return
    event.preventDefault()
    if (removed.includes(voucher)) return
    setRemoved((codes) => [...codes, voucher])
    await remove(voucher).finally(() => setRemoved((codes) => codes.filter((other) => other !== voucher)))
  }

  const action = localized(locale, paths.cart())
  return (
    <div className="voucher-form">
      <StyleSheet href={sheet} />
      <form method="post" action={action} onSubmit={submit}>
        <label htmlFor={`${id}code`}>{t('cart.voucher')}</label>
        <div className="entry">
          <input
            id={`${id}code`}
            className="control"
            name={lineFields.voucher}
            value={code}
            readOnly={adding}
            required={!selection}
            maxLength={maxVoucherLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={`${id}status`}
            aria-invalid={wrong || undefined}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" name={lineFields.action} value={cartActions.addVoucher} busy={adding}>
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
      </form>
      {vouchers.length > 0 ? (
        <ul>
          {vouchers.map(({ voucher, description }) => (
            <li key={voucher}>
              <code>{voucher}</code>
              {description ? <span>{description}</span> : null}
              <form method="post" action={action} onSubmit={(event) => takeOff(event, voucher)}>
                <input type="hidden" name={lineFields.voucher} value={voucher} />
                <button
                  type="submit"
                  name={lineFields.action}
                  value={cartActions.removeVoucher}
                  aria-label={t('cart.voucherRemove', { code: voucher })}
                  aria-busy={removed.includes(voucher) || undefined}
                  aria-disabled={removed.includes(voucher) || undefined}
                >
                  <Icon name="close" />
                </button>
              </form>
              <MoveFocusOnRemoval to={field} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
