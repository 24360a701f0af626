import type { stockNotice as english } from '../../en/later/stock-notice.ts'

export const stockNotice = {
  'stockNotice.email': 'E-mail',
  'stockNotice.hint': 'Én besked, når {name} kan bestilles igen, intet andet.',
  'stockNotice.send': 'Send',
  'stockNotice.done': 'Vi skriver til {email}, når den er på lager igen.',
  'stockNotice.doneCustomer': 'Vi skriver til dig, når den er på lager igen.',
  'stockNotice.country': 'Vælg først dit land øverst på siden.',
  'stockNotice.state': 'Vælg først din delstat ved landet øverst på siden.',
  'stockNotice.failed': 'Det lykkedes ikke. Prøv igen.',
} satisfies Record<keyof typeof english, string>
