import type { plainCheckout as english } from '../../en/server/plain-checkout.ts'

export const plainCheckout = {
  'plainCheckout.toOrder': 'Weiter: prüfen und bestellen',
  'plainCheckout.fewerMethods':
    'Zahlungsarten, die JavaScript benötigen, sind nicht aufgeführt, zum Beispiel Kartenfelder und Express-Wallets auf unserer eigenen Seite.',
  'plainCheckout.noMethods':
    'In Ihrem Land benötigen alle Zahlungsarten JavaScript. Schalten Sie es ein, um hier zu bestellen, oder schreiben Sie uns, und wir nehmen Ihre Bestellung auf.',
  'plainCheckout.needsScript':
    'Diese Zahlungsart benötigt JavaScript. Es wurde nichts bezahlt: Wählen Sie eine andere.',
  'plainCheckout.bothTotals':
    'Ob Mehrwertsteuer berechnet wird, entscheidet die Prüfung Ihrer USt-IdNr. bei der Bestellung. Unten stehen beide Gesamtbeträge. Es wurde noch nichts bestellt: Prüfen Sie sie und bestätigen Sie Ihre Bestellung.',
  'plainCheckout.addressFirst': 'Vervollständigen Sie zuerst Ihre Adresse.',
  'plainCheckout.companyTyped':
    'Sie haben ein Unternehmen eingegeben. Wählen Sie „{choice}“, um dafür zu bestellen, oder senden Sie das Formular noch einmal ab, um als Privatperson zu bestellen.',
  'plainCheckout.streetTyped':
    'Sie haben eine Straße für die Lieferung eingegeben. Kreuzen Sie „{choice}“ an, damit das Paket dorthin geht, oder senden Sie das Formular noch einmal ab, damit es an die Rechnungsadresse geht.',
} satisfies Record<keyof typeof english, string>
