import { Link } from '#src/effects/router/link.tsx'
import { ViewedSwitch } from '#src/features/catalogue/home/viewed-switch.tsx'
import { loadHelp } from '#src/features/content/help.ts'
import { InfoPage, sectionId } from '#src/features/content/info-page.tsx'
import { loadInfo } from '#src/features/content/load-page.ts'
import { WithHelp } from '#src/features/content/with-help.tsx'
import { DeliveryBlock } from '#src/features/region/delivery-block.tsx'
import { loadDeliveryTable } from '#src/features/region/delivery-table.ts'
import { documentHead } from '#src/features/shell/document-head.ts'
import { infoLinks } from '#src/features/shell/footer/footer-data.ts'
import * as paths from '#src/paths.ts'
import { shopContext } from '#src/shop.ts'
import { AsideBlock } from '#src/ui/with-aside.tsx'
import type { Route } from './+types/info.ts'

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const shop = await context.get(shopContext)
  const [screen, help, delivery] = await Promise.all([
    loadInfo(shop, slug),
    loadHelp(shop, [], shop.i18n),
    slug === 'delivery' ? loadDeliveryTable(shop) : null,
  ])
  if (!screen) throw new Response(null, { status: 404 })
  const { locale, origin, i18n } = shop
  const { title, description } = screen
  const path = paths.info(slug)
  const headings = screen.sections.map(({ heading }, index) => ({ heading, anchor: `#${sectionId(index)}` }))
  const contents = {
    title: i18n.t('info.contents'),
    links: headings.filter(({ heading }) => heading),
  }
  const others = {
    title: i18n.t('footer.legal'),
    links: infoLinks(i18n).filter(([, to]) => to !== path),
  }
  // This browser stores the viewed parts without being asked, so the page on privacy has the switch for it.
  const viewed =
    slug === 'privacy' ? { title: i18n.t('home.viewed'), label: i18n.t('home.keepViewed') } : null
  return {
    screen,
    help,
    delivery,
    contents,
    others,
    viewed,
    head: documentHead({ title, description, locale, origin, path }),
  }
}

export default function Info({
  loaderData: { screen, help, delivery, contents, others, viewed },
}: Route.ComponentProps) {
  return (
    <WithHelp
      help={help}
      first={
        <>
          {contents.links.length > 2 ? (
            <nav className="page-index" aria-label={contents.title}>
              <AsideBlock title={contents.title}>
                <ul>
                  {contents.links.map(({ heading, anchor }) => (
                    <li key={anchor}>
                      <a href={anchor}>{heading}</a>
                    </li>
                  ))}
                </ul>
              </AsideBlock>
            </nav>
          ) : null}
          {delivery ? <DeliveryBlock table={delivery} /> : null}
          {viewed ? (
            <AsideBlock title={viewed.title}>
              <ViewedSwitch label={viewed.label} />
            </AsideBlock>
          ) : null}
          <AsideBlock title={others.title}>
            <ul>
              {others.links.map(([label, path]) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </AsideBlock>
        </>
      }
    >
      <InfoPage {...screen} />
    </WithHelp>
  )
}
