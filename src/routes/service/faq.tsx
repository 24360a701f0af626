import { FaqPage } from '#src/features/content/faq-page.tsx'
import { loadHelp } from '#src/features/content/help.ts'
import { loadFaq } from '#src/features/content/load-faq.ts'
import { documentHead } from '#src/features/shell/document-head.ts'
import * as paths from '#src/paths.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/faq.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const faq = await loadFaq(shop)
  if (!faq) throw new Response(null, { status: 404 })
  const { locale, origin } = shop
  const { screen, description, data } = faq
  const { title } = screen
  const head = documentHead({ title, description, locale, origin, path: paths.faq(), data: [data] })
  return { screen, help: await loadHelp(shop, [], shop.i18n), head }
}

export default function FaqScreen({ loaderData: { screen, help } }: Route.ComponentProps) {
  return <FaqPage {...screen} help={help} />
}
