import { InfoPage } from '#src/features/content/info-page.tsx'
import { loadInfo } from '#src/features/content/load-page.ts'
import { documentHead } from '#src/features/shell/document-head.ts'
import * as paths from '#src/paths.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/info.ts'

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const screen = await loadInfo(shop, slug)
  if (!screen) throw new Response(null, { status: 404 })
  const { locale, origin } = shop
  const { title, description } = screen
  return { screen, head: documentHead({ title, description, locale, origin, path: paths.info(slug) }) }
}

export default function Info({ loaderData: { screen } }: Route.ComponentProps) {
  return <InfoPage {...screen} />
}
