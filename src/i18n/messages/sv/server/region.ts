import type { region as english } from '../../en/server/region.ts'

export const region = {
  'region.pricesFor': 'Priser för {country}, i {currency}',
  'region.droppedUnnamed':
    '{count, plural, one {# artikel säljs inte i det här landet och har tagits ur varukorgen.} other {# artiklar säljs inte i det här landet och har tagits ur varukorgen.}}',
  'region.andMore': '{names} och {count} till',
} satisfies Record<keyof typeof english, string>
