import type { ContentPage, ShopFacts } from '#src/commerce/contract/content.ts'
import type { ContentNode } from '#src/commerce/contract/content-html.ts'
import type { ServerI18n } from '#src/i18n/i18n.ts'

type Facts = NonNullable<ContentPage['sections'][number]['facts']>

/** Facts about the shop as content, in the words of its receipts; empty if unknown. */
export function factNodes(facts: Facts, shop: ShopFacts, { t }: ServerI18n): ContentNode[] {
  const { seller, mediator, takeBackPoints } = shop
  const label = (name: string) => `${t('info.label', { name })} `
  const link = (href: string, text: string): ContentNode => ({ tag: 'a', href, nodes: [text] })
  if (facts === 'takeBackPoints')
    return takeBackPoints.flatMap(({ goods, name, address }) =>
      block([[label(goods).trim()], [name], ...address.map((row) => [row])]),
    )
  if (facts === 'mediator')
    return mediator
      ? block([
          [mediator.name],
          ...mediator.address.map((row) => [row]),
          mediator.url ? [link(mediator.url, new URL(mediator.url).host)] : [],
        ])
      : []
  if (!seller) return []
  const { name, address, email, phone, registers } = seller
  return [
    ...block([[{ tag: 'strong', nodes: [name] }], ...address.map((row) => [row])]),
    ...block([
      email ? [label(t('checkout.field.email')), link(`mailto:${email}`, email)] : [],
      phone ? [label(t('checkout.field.phoneNumber')), link(`tel:${phone.replaceAll(' ', '')}`, phone)] : [],
    ]),
    ...block(registers.flatMap((register) => [[label(register.name).trim()], [register.number]])),
  ]
}

function block(rows: ContentNode[][]): ContentNode[] {
  const lines = rows.filter((row) => row.length > 0)
  if (lines.length === 0) return []
  return [
    {
      tag: 'p',
      nodes: lines.flatMap((row, index): ContentNode[] => (index > 0 ? [{ tag: 'br' }, ...row] : row)),
    },
  ]
}
