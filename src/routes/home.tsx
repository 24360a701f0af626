import { useI18n } from '#src/i18n/use-i18n.tsx'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  return { region: shop.region }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <h1>
      {t('shell.skip')} {loaderData.region.country}
    </h1>
  )
}
