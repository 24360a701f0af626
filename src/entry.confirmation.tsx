import { Report } from './effects/events/report.tsx'
import { ConfirmationPage } from './features/checkout/receipt/confirmation-page.tsx'
import { ConsentSettings } from './features/consent/consent-settings.tsx'
import { startPurchase } from './start-purchase.tsx'

void startPurchase(
  <>
    <Report subject="confirmation" event={() => ({ kind: 'screenShown' })} />
    <ConfirmationPage />
    <ConsentSettings />
  </>,
)
