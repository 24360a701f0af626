import { styleSheets } from '#src/effects/router/style-sheets.ts'
import accountStyles from '#src/features/account/account-screens.css?url'

/** The `links` of the account's screens, with the style sheets that only one of them needs. */
export const accountStyleSheets = (...own: string[]) => styleSheets(accountStyles, ...own)
