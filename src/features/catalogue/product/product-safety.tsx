import { useI18n } from '#src/i18n/use-i18n.tsx'
import type { ProductScreen } from './product-screen.ts'

/** Who made it, where, and what is dangerous about it. */
export function ProductSafety({ screen }: { screen: ProductScreen }) {
  const { t } = useI18n()
  const { hazards, manufacturer, origin } = screen
  return (
    <dl className="product-safety">
      <Facts name={t('product.hazards')} lines={hazards} />
      <Facts name={t('product.manufacturer')} lines={manufacturer} />
      <Facts name={t('product.origin')} lines={origin ? [origin] : []} />
    </dl>
  )
}

function Facts({ name, lines }: { name: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  )
}
