import { maxGoodsLength } from '#src/commerce/contract/support.ts'
import { Link } from '#src/effects/router/link.tsx'
import { carKey } from '#src/features/garage/fit/car-key.ts'
import { useCurrentCar } from '#src/features/garage/use-current-car.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Field } from '#src/ui/controls/field.tsx'
import { Select } from '#src/ui/controls/select.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Picture } from '#src/ui/pictures/picture.tsx'
import type { ReturnScreen, RowView, TermsView } from './return-screen.ts'
import type { ReturnsText } from './returns-text.ts'

interface ReturnsPageProps {
  screen: ReturnScreen
  text: ReturnsText
  supportEmail: string | null
}

/**
 * The parts that a customer can send back from an order, and by when. A plain form posts them, with and without script.
 */
export function ReturnsPage({ screen, text, supportEmail }: ReturnsPageProps) {
  const { t } = useI18n()
  const { number, nothing, form, terms, sent, canWithdraw } = screen
  return (
    <>
      {sent.map(({ title, lines }) => (
        <section key={title} className="sent-return">
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <Notice>{nothing}</Notice>
      {nothing || form !== null ? null : <ByMail text={text.byMail} email={supportEmail} />}
      {nothing || form === null ? null : <ReturnForm screen={screen} form={form} text={text} />}
      <Terms title={text.terms} terms={terms} />
      {canWithdraw ? (
        <p>
          {text.law} <Link to={paths.withdraw(number)}>{t('withdraw.here')}</Link>
        </p>
      ) : null}
      <p>
        <Link to={paths.accountOrder(number)}>{t('orders.order', { number })}</Link>
      </p>
    </>
  )
}

function ByMail({ text, email }: { text: string; email: string | null }) {
  return (
    <p>
      {text} {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </p>
  )
}

function ReturnForm({ screen, form, text }: { screen: ReturnScreen; form: string; text: ReturnsText }) {
  const { t, locale } = useI18n()
  const { number, rows, note, problem } = screen
  const car = useCurrentCar()
  return (
    <form
      method="post"
      action={localized(locale, paths.accountReturns(number))}
      className="sheet return-form"
      // The page answers in the words of the shop, also about parts whose fields are hidden.
      noValidate
    >
      <Notice tone="error" role="alert">
        {problem}
      </Notice>
      <fieldset>
        <legend>{text.parts}</legend>
        <ul>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order have no other name, and keep their order
            <Row key={index} row={row} index={index} text={text} />
          ))}
        </ul>
      </fieldset>
      <Field label={text.note} hint={text.noteHint} optional={t('forms.optional')}>
        {(control) => (
          <textarea {...control} name="note" rows={3} maxLength={maxGoodsLength} defaultValue={note} />
        )}
      </Field>
      <input type="hidden" name="form" value={form} />
      {car ? <input type="hidden" name="car" value={carKey(car.facts)} /> : null}
      <Button type="submit" kind="primary">
        {text.send}
      </Button>
    </form>
  )
}

function Row({ row, index, text }: { row: RowView; index: number; text: ReturnsText }) {
  const { t } = useI18n()
  const { item, name, sku, picture, ordered, reasons, facts, chosen, problem } = row
  const isOver = reasons.length === 0
  return (
    <li>
      <Checkbox
        name={`part-${index}`}
        value={item}
        defaultChecked={chosen !== null}
        disabled={isOver}
        label={
          <>
            <Picture source={picture} alternative="" size={56} />
            <span>
              <strong>{name}</strong> {sku ? <code>{sku}</code> : null}
              {facts.map((fact) => (
                <small key={fact}>{fact}</small>
              ))}
            </span>
          </>
        }
      />
      {isOver ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset for each part would repeat the name on the page
        <div className="choice" role="group" aria-label={name}>
          {ordered > 1 ? (
            <Field
              label={t('cart.quantity')}
              hint={t('withdraw.ofOrdered', { ordered })}
              message={problem?.field === 'quantity' ? problem.text : null}
            >
              {(control) => (
                <input
                  {...control}
                  type="number"
                  name={`quantity-${index}`}
                  min={1}
                  max={ordered}
                  defaultValue={chosen?.quantity ?? ordered}
                />
              )}
            </Field>
          ) : null}
          <Field
            label={text.reason}
            message={problem && (problem.field === 'reason' || ordered === 1) ? problem.text : null}
          >
            {(control) => (
              <Select {...control} name={`reason-${index}`} defaultValue={chosen?.reason ?? ''}>
                <option value="">{text.chooseReason}</option>
                {reasons.map(({ value, name: reason }) => (
                  <option key={value} value={value}>
                    {reason}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </li>
  )
}

export function Terms({ title, terms }: { title: string; terms: TermsView[] }) {
  const { t } = useI18n()
  if (terms.length === 0) return null
  return (
    <section className="return-terms">
      <h2>{title}</h2>
      <dl>
        {terms.map(({ title: kind, texts }) => (
          <div key={kind}>
            <dt>{kind}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
      <Link to={paths.info('returns')}>{t('withdraw.howToReturn')}</Link>
    </section>
  )
}
