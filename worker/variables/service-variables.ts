import * as v from 'valibot'
import { contentApis } from '#src/commerce/content/content-connection.ts'
import { logLevels } from '../log.ts'
import { flag, flagOn, origins, secret, url } from './formats.ts'

/** The services that the shop calls, measures with, and reports errors to. */
export const ServiceVariables = v.object({
  // Services
  /** The Checkout API, for reads of the catalogue; see [commerce.md](commerce.md). */
  COMMERCE_URL: url,
  /** The shared secret of the Checkout API. */
  COMMERCE_SECRET: secret,
  /**
   * The secret with which the commerce service signs its notices of changes in the catalogue to
   * `/api/catalogue-webhook`; see [commerce.md](commerce.md#notices-of-changes). Without it that address answers 404.
   */
  CATALOGUE_WEBHOOK_SECRET: v.optional(secret),
  /** The Shop API, for live stock and prices. */
  SHOP_API_URL: url,
  /** The key of the Shop API. */
  SHOP_API_KEY: secret,
  /** The search service, with an index for each language; see [search.md](search.md). */
  SEARCH_URL: url,
  /** A key that only allows searches. */
  SEARCH_KEY: secret,
  /**
   * A key that may change the search indexes, by which notices of the commerce service update them; see
   * [search.md](search.md#updates-by-notices). Without it they are only updated by `npm run search:sync`.
   */
  SEARCH_WRITE_KEY: v.optional(secret),
  /**
   * The service for pages, answers and facts about the shop. Without it they come from the files in `content/`; see
   * [content.md](content.md).
   */
  CONTENT_URL: v.optional(url),
  /** The token for reading published content. Required with `CONTENT_URL`. */
  CONTENT_TOKEN: v.optional(secret),
  /** The token for reading drafts. Required with `CONTENT_URL` if there is `PREVIEW_SECRET`. */
  CONTENT_PREVIEW_TOKEN: v.optional(secret),
  /**
   * Signs the links that show drafts to editors, and their cookie: at least 32 characters. Without it nobody sees
   * drafts, and `/api/preview` answers 404; see [content.md](content.md#preview-of-drafts).
   */
  PREVIEW_SECRET: v.optional(secret),
  /**
   * The API at `CONTENT_URL`. `service`: the shop's own form; see [commerce.md](commerce.md#the-other-services), also
   * for the services below. `storyblok`: the Content Delivery API of Storyblok, such as
   * `https://api.storyblok.com/v2/cdn`; see [content.md](content.md#storyblok).
   */
  CONTENT_API: v.optional(v.picklist(contentApis, 'service or storyblok'), 'service'),
  /**
   * The service that receives messages to customer service. Without it there is no form, and `/withdraw` offers a mail.
   */
  SUPPORT_URL: v.optional(url),
  /** Sent as a bearer token. */
  SUPPORT_KEY: v.optional(secret),
  /** The service for mails that the commerce service does not send. Without it they are not sent. */
  MAIL_URL: v.optional(url),
  /** Signs each mail, so that the service can verify its sender. Required with `MAIL_URL`. */
  MAIL_KEY: v.optional(secret),
  /** The service that finds orders of guests. Without it, only customers can track an order. */
  ORDER_LOOKUP_URL: v.optional(url),
  /** Sent as a bearer token. */
  ORDER_LOOKUP_KEY: v.optional(secret),
  /** The service that finds cars by registration plate or type key. Without it, the garage has no fields for these. */
  VEHICLE_LOOKUP_URL: v.optional(url),
  /** Sent as a bearer token. */
  VEHICLE_LOOKUP_KEY: v.optional(secret),

  // Measuring
  /** The container of the tag manager; without it there is no tag manager. See [measuring.md](measuring.md). */
  PUBLIC_TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'GTM- with 4 to 12 capital letters and digits')),
  ),
  /** The address of the tag manager's script. */
  PUBLIC_TAG_MANAGER_URL: v.optional(url, 'https://www.googletagmanager.com/gtm.js'),
  /** The advertising pixel; without it there is no pixel. */
  PUBLIC_PIXEL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{5,20}$/, '5 to 20 digits'))),
  /** The address of the pixel's script. */
  PUBLIC_PIXEL_URL: v.optional(url, 'https://connect.facebook.net/en_US/fbevents.js'),
  /** 0: only the server reports conversions. 1: the pixel reports them, too, under the same id. */
  PUBLIC_STANDARD_PIXEL: flagOn,
  /** The script of the partner's widget; without it there is no widget. */
  PUBLIC_AD_PARTNER_URL: v.optional(url),
  /**
   * The origins from which tags, pixel and partner load pictures and frames, and to which they send data. On the
   * confirmation page they may load scripts from them, too.
   */
  MEASURING_HOSTS: v.optional(origins, ''),
  /**
   * The token of the Conversions API, by which the server reports conversions. Without it, only the browser reports
   * them.
   */
  PIXEL_TOKEN: v.optional(secret),
  /** The base address of the Conversions API. */
  GRAPH_URL: v.optional(url, 'https://graph.facebook.com'),
  /** The version of the Conversions API. */
  GRAPH_VERSION: v.optional(
    v.pipe(v.string(), v.regex(/^v\d{1,3}\.\d$/, 'a version such as v26.0')),
    'v26.0',
  ),
  /** The data stream of Google Analytics 4 for the server's reports of the checkout; without it there are none. */
  PUBLIC_GA4_ID: v.optional(
    v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,16}$/, 'G- with 4 to 16 capital letters and digits')),
  ),
  /** The secret of the Measurement Protocol; without it there are no reports. */
  GA4_API_SECRET: v.optional(secret),
  /**
   * The base address of the Measurement Protocol; `https://region1.google-analytics.com` stays in the European Union.
   */
  GA4_URL: v.optional(url, 'https://www.google-analytics.com'),

  // Errors and the log
  /**
   * The error server, in the format of Sentry's clients; without it errors are only logged. See
   * [operations.md](operations.md#the-log).
   */
  ERROR_DSN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/\w+@[\w.-]+(?::\d+)?\/(?:[\w-]+\/)*\d+$/,
        'an address such as https://key@errors.example/7',
      ),
    ),
  ),
  /**
   * `debug`, `info`: one line per request and upstream call; `warn`: only failed ones; `error`: only other failures.
   */
  LOG_LEVEL: v.optional(
    v.pipe(v.string(), v.toLowerCase(), v.picklist(logLevels, 'debug, info, warn or error')),
    'info',
  ),
  /**
   * The name of this installation in the log and in error reports, such as `staging`. `npm run deploy` sets it to the
   * name of the environment.
   */
  SHOP_ENVIRONMENT: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'up to 40 letters, digits, hyphens and underscores')),
    'production',
  ),
  /**
   * The commit that the shop was built from, in the log and in error reports. Without it they have the tag of the
   * Worker's version, which `npm run deploy` sets to the commit, or its id.
   */
  GIT_SHA: v.optional(v.pipe(v.string(), v.regex(/^(?:[\da-f]{7,64})?$/, '7 to 64 hexadecimal digits')), ''),
  /**
   * The share of visits whose Core Web Vitals pages report, from 0 to 1, such as `0.1`; see
   * [operations.md](operations.md#core-web-vitals). 0: pages load nothing for it.
   */
  WEB_VITALS_SHARE: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(?:0|1|0?\.\d{1,4})$/, 'a number from 0 to 1 such as 0.1')), '0'),
    v.transform(Number),
  ),
  /** 1: the number of values of each event is written to the browser's console and to the log, never the values. */
  PUBLIC_DEBUG_EVENTS: flag,
})
