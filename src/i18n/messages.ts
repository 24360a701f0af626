/** The texts a browser has from the start. */
type Client = typeof import('./messages/en/client/brakes.ts').brakes &
  typeof import('./messages/en/client/cart.ts').cart &
  typeof import('./messages/en/client/catalogue.ts').catalogue &
  typeof import('./messages/en/client/compare.ts').compare &
  typeof import('./messages/en/client/consent.ts').consent &
  typeof import('./messages/en/client/garage.ts').garage &
  typeof import('./messages/en/client/search-field.ts').searchField &
  typeof import('./messages/en/client/shell.ts').shell &
  typeof import('./messages/en/client/wishlist.ts').wishlist

/** The texts a browser loads with the cart and with what opens later: suggestions, the answer for a car, cart, checkout, receipt. */
type Later = typeof import('./messages/en/later/account.ts').account &
  typeof import('./messages/en/later/cart-page.ts').cartPage &
  typeof import('./messages/en/later/cart.ts').cart &
  typeof import('./messages/en/later/checkout.ts').checkout &
  typeof import('./messages/en/later/consent.ts').consent &
  typeof import('./messages/en/later/compare.ts').compare &
  typeof import('./messages/en/later/fit-answer.ts').fitAnswer &
  typeof import('./messages/en/later/forms.ts').forms &
  typeof import('./messages/en/later/guarantee.ts').guarantee &
  typeof import('./messages/en/later/receipt.ts').receipt &
  typeof import('./messages/en/later/region.ts').region &
  typeof import('./messages/en/later/stock-notice.ts').stockNotice &
  typeof import('./messages/en/later/suggestions.ts').suggestions

/** The texts of the customer's own screens and panels: account, orders, garage, customer service. */
type Customer = typeof import('./messages/en/customer/account-cars.ts').accountCars &
  typeof import('./messages/en/customer/account-data.ts').accountData &
  typeof import('./messages/en/customer/account-details.ts').accountDetails &
  typeof import('./messages/en/customer/car-details.ts').carDetails &
  typeof import('./messages/en/customer/garage.ts').garage &
  typeof import('./messages/en/customer/orders.ts').orders &
  typeof import('./messages/en/customer/password.ts').password &
  typeof import('./messages/en/customer/register.ts').register &
  typeof import('./messages/en/customer/support.ts').support &
  typeof import('./messages/en/customer/withdraw.ts').withdraw

/** The texts that only the server writes: a browser receives the finished texts. */
type Server = typeof import('./messages/en/server/attributes.ts').attributes &
  typeof import('./messages/en/server/cart.ts').cart &
  typeof import('./messages/en/server/compare.ts').compare &
  typeof import('./messages/en/server/content.ts').content &
  typeof import('./messages/en/server/footer.ts').footer &
  typeof import('./messages/en/server/home.ts').home &
  typeof import('./messages/en/server/listing.ts').listing &
  typeof import('./messages/en/server/newsletter.ts').newsletter &
  typeof import('./messages/en/server/offer.ts').offer &
  typeof import('./messages/en/server/parts.ts').parts &
  typeof import('./messages/en/server/plain-checkout.ts').plainCheckout &
  typeof import('./messages/en/server/product.ts').product &
  typeof import('./messages/en/server/quick-order.ts').quickOrder &
  typeof import('./messages/en/server/region.ts').region &
  typeof import('./messages/en/server/returns.ts').returns &
  typeof import('./messages/en/server/safety.ts').safety &
  typeof import('./messages/en/server/search.ts').search &
  typeof import('./messages/en/server/stock-notice.ts').stockNotice &
  typeof import('./messages/en/server/wishlist.ts').wishlist

type English = Client & Later & Customer & Server

/** English is the type: another language with a missing or surplus key does not compile. */
export type MessageKey = keyof English
export type BrowserKey = keyof (Client & Later & Customer)
/** The texts of all sets; those of the server never reach a browser as messages. */
export type Messages = Record<MessageKey, string>

type Name<Text extends string> = Text extends `${infer Argument},${string}` ? Argument : Text

/**
 * The arguments of a message, inferred from its English text. Branches of a plural contain a space or `#`, arguments do
 * not.
 */
type ArgumentsOf<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ?
      | (Name<Inside> extends infer Argument extends string
          ? Argument extends `${string} ${string}` | `${string}#${string}` | ''
            ? never
            : Argument
          : never)
      | ArgumentsOf<Rest>
  : never

/** The parameters after the key: none, or an object with a value for each argument of the message. */
export type ValuesOf<Key extends MessageKey> = [ArgumentsOf<English[Key]>] extends [never]
  ? []
  : [values: Record<ArgumentsOf<English[Key]>, string | number>]
