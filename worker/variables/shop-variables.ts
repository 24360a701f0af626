import * as v from 'valibot'
import * as paths from '#src/paths.ts'
import {
  attributeNames,
  browserAddress,
  country,
  flag,
  flagOn,
  origin,
  origins,
  ownPath,
  screenPath,
} from './formats.ts'

/** The shop's own settings: what it is, what its pages may load, and the switches of local servers. */
export const ShopVariables = v.object({
  // The shop
  /** The origin of the shop in browsers, from which every absolute address is made. https, or http on `localhost`. */
  PUBLIC_ORIGIN: origin,
  /** The country of visitors whose country is unknown. */
  DEFAULT_COUNTRY: country,
  /**
   * 1: the home page redirects to the language of the visitor's country. If a country has several, the languages of the
   * browser decide.
   */
  LANGUAGE_REDIRECT: flag,
  /** The address to which browsers send calls of the cart. */
  PUBLIC_CHECKOUT_URL: browserAddress,
  /** The path of the log-in page, where guests are sent from customers' pages. `/login` redirects to another path. */
  LOGIN_PATH: v.optional(screenPath, paths.login()),
  /**
   * The path that customers are sent to after log-in, and from pages for guests. Without another page of the shop, it
   * is the account's.
   */
  AFTER_LOGIN_PATH: v.optional(ownPath, paths.account()),
  /**
   * The path that links in mails for a new password open, in the customer's language. The commerce service adds the
   * origin before it and the key to its query. `/reset-password` redirects to another path.
   */
  RESET_PASSWORD_PATH: v.optional(
    v.pipe(screenPath, v.regex(/^[^?]*$/, 'a path without a query')),
    paths.resetPassword(),
  ),
  /**
   * The e-mail address on `/support` and `/withdraw` without `SUPPORT_URL`, and the contact for vulnerability reports
   * in `/.well-known/security.txt`.
   */
  PUBLIC_SUPPORT_EMAIL: v.optional(
    v.pipe(v.string(), v.email('an e-mail address such as help@shop.example')),
  ),
  /**
   * 1: subscriptions to the newsletter require consent, as in the European Union. The forms for registration and
   * customer details have a box, unticked at first, and each update sends the customer's choice. An address is
   * subscribed when the customer opens a mailed link, so `MAIL_URL` is required. 0: registration, each update and the
   * newsletter's form subscribe immediately, which most European countries allow only under conditions. The box of the
   * checkout is always sent as it is ticked.
   */
  NEWSLETTER_CHOICE: flag,

  /**
   * 0: the goods of the shop are not for cars. It asks nobody for a car, has no pages of cars, and its own texts do not
   * speak of any.
   */
  CARS: flagOn,
  /**
   * Attributes of products that are shown although the shop has no words for them, by the service's names, with spaces
   * between: `care`, or `care.text` for one element. Those that the service filters by, and those that the content has a
   * name for, are shown in any case; see [commerce.md](commerce.md#other-attributes).
   */
  SHOWN_ATTRIBUTES: v.optional(attributeNames, ''),

  /**
   * all: search engines may list the shop, and `/robots.txt` names its sitemaps. none: each response of the shop keeps
   * them from listing it (`X-Robots-Tag: noindex`), as a staging shop should.
   */
  INDEXING: v.optional(v.picklist(['all', 'none'], 'all or none'), 'all'),
  /**
   * The markets with a product feed for advertising platforms at `/feed/{market}.xml`: their ids in the commerce
   * service, with spaces between, or all or none. See [operations.md](operations.md#product-feeds).
   */
  FEEDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:all|none|\d{1,9}(?: \d{1,9})*)$/, 'all, none, or ids of markets with spaces between'),
    ),
    'all',
  ),

  // Security
  /**
   * The origins of pictures, for the content security policy. Required under https; under http the origins of the
   * services are the default.
   */
  IMAGE_HOSTS: v.optional(origins),
  /**
   * The service that scales photographs which the commerce service has in one size only; see
   * [commerce.md](commerce.md#photographs). `cloudflare`: image transformations of Cloudflare, which are switched on
   * for the zone. `imgproxy`: an imgproxy. `query`: the server of the photographs itself, by the query of the address.
   * `none`: nothing; each photograph is loaded as it is.
   */
  IMAGE_SCALER: v.optional(
    v.picklist(['cloudflare', 'imgproxy', 'query', 'none'], 'cloudflare, imgproxy, query or none'),
    'none',
  ),
  /**
   * The address of a scaled photograph, with `{width}` for the width in pixels and `{address}` for the photograph; for
   * `query` only the parameters, such as `w={width}`. imgproxy has no default; Cloudflare's is
   * `/cdn-cgi/image/width={width},fit=scale-down,format=auto/{address}`, that of `query` is `width={width}`.
   */
  IMAGE_SCALER_TEMPLATE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]*\{width\}[\x21-\x7e]*$/, 'a text with {width} and without spaces'),
    ),
  ),
  /**
   * The origins that payments may redirect to, and that the checkout may send forms to, frame, call, and load scripts,
   * styles and pictures from. https; http only for `*.localhost` while `PUBLIC_ORIGIN` is http. See
   * [payments.md](payments.md).
   */
  PAYMENT_HOSTS: v.optional(origins, ''),
  /**
   * The hosts for which browsers must use https, for two years, if `PUBLIC_ORIGIN` is https. `host`: the shop's host.
   * `subdomains`: also all hosts below it, which then need TLS. `preload`: also by the list that is built into browsers
   * (hstspreload.org); removal from it takes months.
   */
  HSTS: v.optional(v.picklist(['host', 'subdomains', 'preload'], 'host, subdomains or preload'), 'host'),

  // Tests and local servers
  /** 1: the header `x-test-country` overrides the visitor's country. Refused under https. */
  TEST_HEADERS: flag,
  /**
   * 1: `?test_event_code=` in a page's address marks the conversions of that tab as tests. Refused under https, where
   * they would count.
   */
  ALLOW_TEST_EVENTS: flag,
  /** 1: responses have `Content-Encoding: identity`, so that a local server does not buffer the stream. */
  IDENTITY_ENCODING: flag,
})
