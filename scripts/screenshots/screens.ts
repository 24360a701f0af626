import { localized } from '#src/locale-prefix.ts'
import * as paths from '#src/paths.ts'
import { accountScreens } from './account-screens.ts'
import { carScreens } from './car-screens.ts'
import { noticeScreens } from './notice-screens.ts'
import { purchaseScreens } from './purchase-screens.ts'
import { shopScreens } from './shop-screens.ts'
import { address, type Screen } from './steps.ts'

const missing = /status of 404/
const unavailable = /status of 503/

/** All screens in the order a shopper meets them. */
export const screens: Screen[] = [
  ...shopScreens,
  ...carScreens,
  ...purchaseScreens,
  ...noticeScreens,
  ...accountScreens,
  {
    name: 'not-found',
    tolerated: missing,
    open: async (page, visit) => {
      await page.goto(address(visit, '/nothing-here'))
    },
  },
  {
    name: 'unavailable',
    tolerated: unavailable,
    open: async (page, visit) => {
      await page.goto(visit.outageOrigin + localized(visit.i18n.locale, paths.home()))
    },
  },
]
