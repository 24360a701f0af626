import { carPhotoMutants } from './car-photo.ts'
import { cartMutants } from './cart.ts'
import { checkoutMutants } from './checkout.ts'
import { contentMutants } from './content.ts'
import { edgeMutants } from './edge.ts'
import { errorReportMutants } from './error-reports.ts'
import { measuringMutants } from './measuring.ts'
import type { MutatedFile } from './mutant.ts'
import { newsletterMutants } from './newsletter.ts'
import { paymentReturnMutants } from './payment-return.ts'
import { quickOrderMutants } from './quick-order.ts'
import { supportMutants } from './support.ts'
import { vinMutants } from './vin.ts'

/** The faults of each part of the shop. */
export const mutantTables: MutatedFile[][] = [
  carPhotoMutants,
  cartMutants,
  checkoutMutants,
  contentMutants,
  edgeMutants,
  errorReportMutants,
  measuringMutants,
  newsletterMutants,
  paymentReturnMutants,
  quickOrderMutants,
  supportMutants,
  vinMutants,
]
