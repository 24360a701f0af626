import { CheckoutScreen } from './features/shell/purchase/checkout-screen.tsx'
import { startPurchase } from './start-purchase.tsx'

void startPurchase(<CheckoutScreen query={location.search} />)
