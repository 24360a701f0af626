/**
 * Paths of customer service and of orders by list, without locale. They are apart from `paths.ts`, because every page of the shop loads that.
 */
export const servicePaths = {
  /** The page that writes to customer service, filled in with what the message is about. */
  support: (about: { subject?: string; order?: string; article?: string } = {}) => {
    const known = Object.entries(about).filter(([, value]) => value !== '')
    const query = new URLSearchParams(known).toString()
    return query ? `/support?${query}` : '/support'
  },
  trackOrder: () => '/track-order',
  /** The page on which a consumer withdraws from a contract; with the number of an order it is filled in with its parts. */
  withdraw: (order = '') => (order ? `/withdraw?${new URLSearchParams({ order })}` : '/withdraw'),
  faq: () => '/faq',
  newsletter: () => '/newsletter',
  /** Where a link leads that confirms a subscription. */
  confirmNewsletter: (sealed: string) => `/newsletter?confirm=${sealed}`,
  quickOrder: () => '/quick-order',
  /** Looks up a list of part numbers, as JSON. */
  quickOrderList: () => '/more/quick-order',
  /** Takes messages to customer service as JSON. */
  contact: () => '/api/contact',
  /** Takes subscriptions to the newsletter as JSON. */
  newsletterEndpoint: () => '/api/newsletter',
}
