/** The services that pages are made from, by their names in logs and on the readiness page. */
export type PageUpstream = 'catalogue' | 'checkout' | 'stock' | 'search' | 'content'

/** The upstream services, by their names in logs. */
export type Upstream = PageUpstream | 'orders' | 'support' | 'mail' | 'vehicles'
