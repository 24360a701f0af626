import { styleSheets } from '#src/effects/router/style-sheets.ts'
import accountStyles from '#src/features/account/account-screens.css?url'

/** The `links` of all screens of the account: the same, so that none is missing for a moment between two of them. */
export const accountStyleSheets = styleSheets(accountStyles)
