import { CategoryMap } from '#src/features/shell/categories/category-map.tsx'
import { loadCategoryTree } from '#src/features/shell/categories/category-tree.ts'
import { documentHead } from '#src/features/shell/document-head.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import * as paths from '#src/paths.ts'
import { shopContext } from '#src/shop.ts'
import type { Route } from './+types/categories.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const { i18n, locale, origin } = shop
  const nodes = await loadCategoryTree(shop)
  const title = i18n.t('shell.categories')
  const description = nodes.map(({ name }) => name).join(', ')
  return { nodes, head: documentHead({ title, description, locale, origin, path: paths.categories() }) }
}

export default function Categories({ loaderData: { nodes } }: Route.ComponentProps) {
  const { t } = useI18n()
  return (
    <div className="category-map">
      <h1>{t('shell.categories')}</h1>
      <CategoryMap nodes={nodes} />
    </div>
  )
}
