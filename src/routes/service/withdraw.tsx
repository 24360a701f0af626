import { useMemo, useState } from 'react'
import { data, type ShouldRevalidateFunction, useFetcher } from 'react-router'
import { FocusOnTarget } from '#src/effects/focus/focus-on-target.tsx'
import { Link } from '#src/effects/router/link.tsx'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import accountStyles from '#src/features/account/account-screens.css?url'
import { loadCart } from '#src/features/cart/page/load-cart.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { parseOrderNumber } from '#src/features/orders/order-number.ts'
import receiptStyles from '#src/features/orders/receipt/order-sheet.css?url'
import {
  answerWithdrawal,
  type WithdrawalView,
  withdrawalForm,
} from '#src/features/orders/withdraw/answer-withdrawal.ts'
import { maxWithdrawalBytes } from '#src/features/orders/withdraw/posted-withdrawal.ts'
import { type LoadShop, typedOrder, type VisitorPorts } from '#src/features/orders/withdraw/typed-order.ts'
import withdrawStyles from '#src/features/orders/withdraw/withdraw.css?url'
import { WithdrawForm } from '#src/features/orders/withdraw/withdraw-form.tsx'
import type { WithdrawalLetter } from '#src/features/orders/withdraw/withdrawal-letter.ts'
import { receiptHeadingId, WithdrawalReceipt } from '#src/features/orders/withdraw/withdrawal-receipt.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import type { ScreenHandle } from '#src/features/shell/screen-handle.ts'
import { parsePostedForm } from '#src/forms/parse-posted-form.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import { loadShop } from '../account/order-context.ts'
import { loadHelp } from '../load-help.ts'
import type { Route } from './+types/withdraw.ts'

export const links = styleSheets(accountStyles, receiptStyles, withdrawStyles)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { supportEmail } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const i18n = await loadTexts(context)
  const [visitor, help] = await Promise.all([loadVisitor(context), loadHelp(context, 'withdraw')])
  const typed = await typedOrder(parseOrderNumber(new URL(request.url).searchParams.get('order')), visitor)
  const services = {
    support: context.get(visitorContext).support(),
    lookup: context.get(visitorContext).orderLookup(),
  }
  return data(
    {
      screen: { ...withdrawalForm({ typed }, services), supportEmail },
      help,
      head: unlistedHead(i18n.t('withdraw.title')),
    },
    { headers: tokenHeaders(cart) },
  )
}

/** The visitor's ports, for data they may see and facts they can prove. */
async function loadVisitor(context: Route.LoaderArgs['context']): Promise<VisitorPorts & { shop: LoadShop }> {
  const { i18n, report } = context.get(documentContext)
  const cart = context.get(visitorContext).cart()
  const region = async () => (await context.get(shopContext)).region
  const selection = await loadCart(cart, i18n, region, report)
  return {
    checkout: cart.hasToken ? cart.checkout : null,
    customer: selection === 'unavailable' ? null : (selection?.loggedIn ?? null),
    shop: () => loadShop(context),
    report,
  }
}

async function loadTexts(context: Route.LoaderArgs['context']): Promise<ServerI18n> {
  return (await loadShop(context))?.i18n ?? context.get(documentContext).i18n
}

export async function action({ request, context }: Route.ActionArgs) {
  const { supportEmail } = context.get(documentContext)
  const posted = await parsePostedForm(request, maxWithdrawalBytes)
  if (!posted) throw new Response(null, { status: 400 })
  const { view, status } = await answerWithdrawal(posted, {
    i18n: await loadTexts(context),
    support: context.get(visitorContext).support(),
    lookup: context.get(visitorContext).orderLookup(),
    visitor: () => loadVisitor(context),
    shop: () => loadShop(context),
    country: async () => (await loadShop(context))?.region.country ?? null,
    now: Date.now,
  })
  return data({ screen: { ...view, supportEmail } }, { status })
}

export const handle = {
  zone: 'form',
  search: (query) => paths.withdraw(parseOrderNumber(query.get('order'))).replace(/^[^?]*/, ''),
} satisfies ScreenHandle

const deadline = 10_000

/** Sends the statement in place. Null without an answer: it may have arrived. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const late = new Promise<null>((resolve) => setTimeout(resolve, deadline, null))
  return Promise.race([serverAction().catch(() => null), late])
}

/** The page answers the form; a repeated form counts once. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  formMethod === undefined && defaultShouldRevalidate

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useI18n()
  const { data: answer, submit } = useFetcher<typeof clientAction>()
  const [loaded] = useState(actionData?.screen ?? loaderData.screen)
  const { form, receipt, letter, supportEmail } = answer?.screen ?? loaded
  const focused = useMemo(() => (answer ? targetOf(answer.screen) : null), [answer])
  return (
    <WithHelp
      help={loaderData.help}
      header={
        form ? (
          <>
            <h1>{t('withdraw.title')}</h1>
            <p>{t('withdraw.intro')}</p>
            <Link to={paths.info('withdrawal')}>{t('withdraw.more')}</Link>
          </>
        ) : null
      }
    >
      <FocusOnTarget target={focused} />
      <div className="sheet">
        {receipt ? <WithdrawalReceipt {...receipt} /> : null}
        {letter ? <Letter letter={letter} to={supportEmail} /> : null}
        {form ? (
          <WithdrawForm
            {...form}
            outcome={answer === null ? 'failed' : form.outcome}
            supportEmail={supportEmail}
            onConfirm={(fields) => submit(fields, { method: 'post', action: paths.withdraw() })}
          />
        ) : null}
      </div>
    </WithHelp>
  )
}

/** The element to focus after an answer: the receipt, or the first field with a problem. */
function targetOf({ form, receipt }: WithdrawalView): { name: string } | null {
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
