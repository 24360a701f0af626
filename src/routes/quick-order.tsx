import { data } from 'react-router'
import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { tokenHeaders } from '#src/features/cart/page/token-headers.ts'
import { HelpBlocks } from '#src/features/content/with-help.tsx'
import { CurrentCar } from '#src/features/garage/current-car.tsx'
import { parsePostedList } from '#src/features/quick-order/posted-list.ts'
import quickOrderStyles from '#src/features/quick-order/quick-order.css?url'
import { runOrderAction } from '#src/features/quick-order/quick-order-action.ts'
import { quickOrderText } from '#src/features/quick-order/quick-order-text.ts'
import { QuickOrderView } from '#src/features/quick-order/quick-order-view.tsx'
import { unlistedHead } from '#src/features/shell/document-head.ts'
import { documentContext, shopContext, visitorContext } from '#src/shop.ts'
import type { Route } from './+types/quick-order.ts'
import { loadHelp } from './load-help.ts'

export const links = styleSheets(quickOrderStyles)

export async function loader({ context }: Route.LoaderArgs) {
  const text = quickOrderText(context.get(documentContext).i18n)
  return { text, help: await loadHelp(context, 'numbers'), head: unlistedHead(text.title) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { i18n, report } = context.get(documentContext)
  const list = await parsePostedList(request)
  if (!list) throw new Response(null, { status: 400 })
  const cart = context.get(visitorContext).cart()
  const limit = context.get(visitorContext).attemptLimit()
  const shop = () => context.get(shopContext)
  const { posted, status } = await runOrderAction(list, { cart, limit, i18n, shop, report })
  return data(posted, { status, headers: tokenHeaders(cart) })
}

export default function QuickOrder({ loaderData: { text, help }, actionData }: Route.ComponentProps) {
  return (
    <QuickOrderView
      text={text}
      posted={actionData ?? null}
      aside={
        <>
          <HelpBlocks help={help} />
          <CurrentCar />
        </>
      }
    />
  )
}
