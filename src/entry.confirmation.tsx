import { ConfirmationPage } from './features/checkout/receipt/confirmation-page.tsx'
import { startPurchase } from './start-purchase.tsx'

void startPurchase(<ConfirmationPage />)
