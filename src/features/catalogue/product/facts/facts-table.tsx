export function FactsTable({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <table className="facts-table">
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
