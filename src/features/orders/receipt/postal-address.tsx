import { countryName } from '#src/features/region/region-text.ts'
import { useI18n } from '#src/i18n/use-i18n.tsx'

export function PostalAddress({ address }: { address: Partial<Record<string, string>> }) {
  const i18n = useI18n()
  const { company, firstName, lastName, address1, address2, houseNumber, houseExtension } = address
  const rows = [
    company,
    join(firstName, lastName),
    join(address1, houseNumber, houseExtension),
    address2,
    join(address.zipCode, address.city),
    join(address.state, countryName(address.country ?? '', i18n)),
  ].filter((row): row is string => Boolean(row))
  return (
    <address className="postal-address">
      {rows.map((row) => (
        <span key={row}>{row}</span>
      ))}
    </address>
  )
}

function join(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
