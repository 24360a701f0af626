import { Fragment } from 'react'
import { Swatch } from '#src/ui/pictures/swatch.tsx'

interface FactsTableProps {
  title: string
  /** Each with its values; a swatch has a colour. */
  facts: { name: string; values: { text: string; colour?: string }[] }[]
}

export function FactsTable({ title, facts }: FactsTableProps) {
  if (facts.length === 0) return null
  return (
    <section className="facts-table">
      <h2>{title}</h2>
      <table>
        <tbody>
          {facts.map(({ name, values }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may name two facts alike
            <tr key={`${name} ${index}`}>
              <th scope="row">{name}</th>
              <td>
                {values.map(({ text, colour }, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two values may have one name
                  <Fragment key={position}>
                    {position > 0 ? ', ' : null}
                    {colour ? <Swatch colour={colour} /> : null}
                    {text}
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
