import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useI18n } from '#src/i18n/use-i18n.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AddressKind, FormField } from '../../form/address-form-fields.ts'
import { fillAddressAtom, loadRecentAddressesAtom } from '../../form/recent-addresses.atoms.ts'
import type { RecentAddress } from '../../form/recent-addresses.ts'

interface RecentAddressesProps {
  kind: AddressKind
  fields: readonly FormField[]
}

/** Loaded on request and kept in memory only. */
export function RecentAddresses({ kind, fields }: RecentAddressesProps) {
  const { t } = useI18n()
  const load = useSetAtom(loadRecentAddressesAtom)
  const fill = useSetAtom(fillAddressAtom)
  const [busy, setBusy] = useState(false)
  const [offered, setOffered] = useState<RecentAddress[] | 'failed' | null>(null)

  async function open() {
    setBusy(true)
    setOffered((await load(kind)) ?? 'failed')
    setBusy(false)
  }

  return (
    <div className="recent-addresses">
      {Array.isArray(offered) && offered.length > 0 ? (
        <ul aria-label={t('checkout.recentAddresses')}>
          {offered.map((address) => (
            <li key={summaryOf(address)}>
              <Button
                onClick={() => {
                  setOffered(null)
                  void fill(kind, fields, address)
                }}
              >
                {summaryOf(address)}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Button kind="quiet" busy={busy} onClick={open}>
          {t('checkout.useRecentAddress')}
        </Button>
      )}
      <Notice tone={offered === 'failed' ? 'error' : 'information'}>
        {offered === 'failed'
          ? t('checkout.recentAddressesFailed')
          : offered?.length === 0
            ? t('checkout.noRecentAddresses')
            : null}
      </Notice>
    </div>
  )
}

function summaryOf({
  company,
  firstName,
  lastName,
  address1,
  address2,
  zipCode,
  city,
}: RecentAddress): string {
  const rows = [company, `${firstName} ${lastName}`, address1, address2, `${zipCode} ${city}`]
  return rows
    .map((row) => row.trim())
    .filter(Boolean)
    .join(', ')
}
