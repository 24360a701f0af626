import { Link } from '#src/effects/router/link.tsx'

export interface Fact {
  name: string
  values: string[]
  path?: string | null
}

interface FactListProps {
  facts: Fact[]
  code?: boolean
}

export function FactList({ facts, code }: FactListProps) {
  return facts.map(({ name, values, path }) =>
    values.length === 0 ? null : (
      <div key={name}>
        <dt>{name}</dt>
        {values.map((value) => {
          const text = code ? <code>{value}</code> : value
          return <dd key={value}>{path ? <Link to={path}>{text}</Link> : text}</dd>
        })}
      </div>
    ),
  )
}
