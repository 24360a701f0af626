import { type FormEvent, useState } from 'react'
import { maxGoodsLength } from '#src/commerce/contract/support.ts'
import { Link } from '#src/effects/router/link.tsx'
import { PostedForm } from '#src/features/form/posted-form.tsx'
import type { FieldProblems } from '#src/features/form/problem-text.ts'
import { problemText } from '#src/features/form/problem-text.ts'
import { TextField } from '#src/features/form/text-field.tsx'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Icon } from '#src/ui/pictures/icon.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { ChosenPart, TypedWithdrawal, WithdrawalField } from './posted-withdrawal.ts'

/** `notFound`: the parts of the order were requested and are unknown. The others: see `WithdrawResult`. */
export type WithdrawOutcome = 'notFound' | 'limited' | 'failed'

export interface WithdrawFormProps {
  typed: TypedWithdrawal
  form: string
  canFind: boolean
  canSend: boolean
  problems: FieldProblems<WithdrawalField>
  outcome: WithdrawOutcome | null
}

interface WithdrawFormOptions extends WithdrawFormProps {
  /** The address of customer service, which may be written to at any time; null if it is unknown. */
  supportEmail: string | null
  onConfirm(fields: URLSearchParams): Promise<void>
}

/** Consumers withdraw from a contract; the last button confirms. A normal form without script. */
export function WithdrawForm({
  typed,
  form,
  canFind,
  canSend,
  problems,
  outcome,
  supportEmail,
  onConfirm,
}: WithdrawFormOptions) {
  const { t } = useI18n()
  const [busy, setBusy] = useState(false)
  const count = Object.keys(problems).length
  const knowsParts = typed.parts.length > 0

  async function confirm(event: FormEvent<HTMLFormElement>) {
    const { nativeEvent, currentTarget } = event
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    // The browser posts the request for an order's parts, and loads the form with them.
    if (submitter?.getAttribute('value') !== 'confirm') return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const entries = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)])
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    await onConfirm(new URLSearchParams([...entries, ['step', 'confirm'], ['zone', zone]]))
    setBusy(false)
  }

  return (
    <PostedForm path={paths.withdraw()} onSubmit={confirm}>
      <Notice tone="error" role="alert">
        {count > 0 ? (
          t('forms.summary', { count })
        ) : outcome === 'limited' || outcome === 'failed' ? (
          <>
            <p>{t(`withdraw.${outcome}`)}</p>
            {supportEmail ? (
              <a href={`mailto:${supportEmail}`}>{t('withdraw.sendMail', { email: supportEmail })}</a>
            ) : null}
          </>
        ) : null}
      </Notice>
      <Notice tone="warning">{outcome === 'notFound' ? t('withdraw.notFound') : null}</Notice>
      <TextField
        name="name"
        required
        autoComplete="name"
        maxLength={160}
        label={t('withdraw.name')}
        value={typed.name}
        problem={problems.name}
      />
      <TextField
        name="order"
        required
        maxLength={40}
        // The parts below belong to this order.
        readOnly={knowsParts}
        label={t('checkout.orderNumber')}
        hint={
          knowsParts ? <Link to={paths.withdraw()}>{t('withdraw.other')}</Link> : t('trackOrder.numberHint')
        }
        value={typed.order}
        problem={problems.order}
      />
      <TextField
        name="email"
        type="email"
        required
        autoComplete="email"
        label={t('checkout.field.email')}
        hint={canSend ? t('withdraw.emailHint') : undefined}
        value={typed.email}
        problem={problems.email}
      />
      {knowsParts ? (
        <Parts parts={typed.parts} message={problems.goods ? t('withdraw.noParts') : null} />
      ) : (
        <>
          <Field
            label={t('withdraw.goods')}
            hint={t('withdraw.goodsHint')}
            message={problemText(t, problems.goods)}
          >
            {(control) => (
              <textarea
                {...control}
                name="goods"
                rows={3}
                maxLength={maxGoodsLength}
                defaultValue={typed.goods}
              />
            )}
          </Field>
          {canFind ? (
            <Button type="submit" name="step" value="find" formNoValidate>
              {t('withdraw.find')}
            </Button>
          ) : null}
        </>
      )}
      <input type="hidden" name="form" value={form} />
      <Button type="submit" kind="primary" name="step" value="confirm" busy={busy}>
        {t(canSend ? 'withdraw.confirm' : 'withdraw.write')}
      </Button>
    </PostedForm>
  )
}

function Parts({ parts, message }: { parts: ChosenPart[]; message: string | null }) {
  const { t } = useI18n()
  return (
    <fieldset className="withdraw-parts" data-invalid={message ? true : undefined}>
      <legend>{t('withdraw.parts')}</legend>
      <ul>
        {parts.map(({ name, sku, item, picture, ordered, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order have no other name, and keep their order
          <li key={index}>
            <input type="hidden" name={`part-${index}`} value={name} />
            <input type="hidden" name={`sku-${index}`} value={sku} />
            <input type="hidden" name={`item-${index}`} value={item} />
            <input type="hidden" name={`ordered-${index}`} value={ordered} />
            {ordered === 1 ? (
              <Checkbox
                name={`quantity-${index}`}
                value="1"
                defaultChecked={quantity > 0}
                label={<Part name={name} sku={sku} picture={picture} />}
              />
            ) : (
              <label>
                <Part name={name} sku={sku} picture={picture} />
                <span className="count">
                  <input
                    className="control"
                    type="number"
                    name={`quantity-${index}`}
                    min={0}
                    max={ordered}
                    required
                    defaultValue={quantity}
                  />
                  {t('withdraw.ofOrdered', { ordered })}
                </span>
              </label>
            )}
          </li>
        ))}
      </ul>
      {message ? (
        <p className="message">
          <Icon name="error" />
          {message}
        </p>
      ) : null}
    </fieldset>
  )
}

function Part({ name, sku, picture }: Pick<ChosenPart, 'name' | 'sku' | 'picture'>) {
  return (
    <span className="part">
      <Picture source={picture} alternative="" size={40} />
      <span>
        {name} {sku ? <code>{sku}</code> : null}
      </span>
    </span>
  )
}
