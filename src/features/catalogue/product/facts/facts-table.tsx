interface FactsTableProps {
  title: string
  facts: { name: string; value: string }[]
}

export function FactsTable({ title, facts }: FactsTableProps) {
  if (facts.length === 0) return null
  return (
    <section className="facts-table">
      <h2>{title}</h2>
      <table>
        <tbody>
          {facts.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
