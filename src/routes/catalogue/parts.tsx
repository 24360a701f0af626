import { styleSheets } from '#src/effects/router/style-sheets.ts'
import { CarsForSaleView } from '#src/features/catalogue/parts/cars-for-sale-view.tsx'
import { loadCarsForSale } from '#src/features/catalogue/parts/load-parts.ts'
import partsStyles from '#src/features/catalogue/parts/parts.css?url'
import { documentHead } from '#src/features/shell/document-head.ts'
import * as paths from '#src/paths.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/parts.ts'

export const links = styleSheets(partsStyles)

export async function loader({ context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const { locale, origin, i18n, forCars } = shop
  if (!forCars) throw new Response(null, { status: 404 })
  const title = i18n.t('parts.title')
  const lead = i18n.t('parts.lead')
  return {
    title,
    lead,
    toMakes: i18n.t('parts.makes'),
    makes: await loadCarsForSale(shop),
    head: documentHead({ title, description: lead, locale, origin, path: paths.parts() }),
  }
}

export default function Parts({ loaderData: { head: _, ...screen } }: Route.ComponentProps) {
  return <CarsForSaleView {...screen} />
}
