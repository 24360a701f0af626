import { Link } from 'react-router'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Deferred } from '#src/ui/deferred.tsx'
import type { Replacement } from './load-product.ts'

interface ProductNumbersProps {
  sku: string
  oeNumbers: string[]
  crossNumbers: string[]
  succession: Promise<Replacement>
}

/** Every number the part goes by. */
export function ProductNumbers({ sku, oeNumbers, crossNumbers, succession }: ProductNumbersProps) {
  const { t } = useI18n()
  return (
    <dl className="product-numbers">
      <Numbers name={t('product.number')} numbers={[sku]} />
      <Numbers name={t('product.oe')} numbers={oeNumbers} />
      <Numbers name={t('product.cross')} numbers={crossNumbers} />
      <Deferred value={succession}>
        {({ replaces, replacedBy }) => (
          <>
            <Successor name={t('product.replaces')} part={replaces} />
            <Successor name={t('product.replacedBy')} part={replacedBy} />
          </>
        )}
      </Deferred>
    </dl>
  )
}

function Numbers({ name, numbers }: { name: string; numbers: string[] }) {
  if (numbers.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {numbers.map((number) => (
        <dd key={number}>
          <code>{number}</code>
        </dd>
      ))}
    </div>
  )
}

function Successor({ name, part }: { name: string; part: Replacement['replaces'] }) {
  if (!part) return null
  const number = <code>{part.sku}</code>
  return (
    <div>
      <dt>{name}</dt>
      <dd>{part.path ? <Link to={part.path}>{number}</Link> : number}</dd>
    </div>
  )
}
