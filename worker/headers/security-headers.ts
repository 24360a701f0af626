import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Edge } from '../context.ts'
import type { Variables } from '../env.ts'

type Settings = Pick<Variables, 'PUBLIC_ORIGIN' | 'PUBLIC_CHECKOUT_URL' | 'IMAGE_HOSTS'>

/**
 * Middleware for the security headers that all responses of a shop share, for one set of variables. It puts the nonce
 * of the document into `c.var.secureHeadersNonce`. Without a content security policy in development, where the server
 * writes scripts of its own into the document.
 */
export function createSecurityHeaders(settings: Settings, development: boolean): MiddlewareHandler<Edge> {
  return secureHeaders({
    strictTransportSecurity: settings.PUBLIC_ORIGIN.startsWith('https:')
      ? 'max-age=63072000; includeSubDomains; preload'
      : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      accelerometer: [],
      autoplay: [],
      camera: [],
      displayCapture: [],
      geolocation: [],
      gyroscope: [],
      microphone: [],
      midi: [],
      usb: [],
      browsingTopics: [],
      payment: [],
    },
    ...(development ? {} : { contentSecurityPolicy: contentSecurityPolicy(settings) }),
    // Each route has its own.
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    // For browsers and plugins that no longer exist.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

/** What a document may load and run: its own scripts by nonce and what those load; nothing inline, nothing framed. */
function contentSecurityPolicy({ PUBLIC_ORIGIN, PUBLIC_CHECKOUT_URL, IMAGE_HOSTS }: Settings) {
  const checkout = new URL(PUBLIC_CHECKOUT_URL, PUBLIC_ORIGIN).origin
  const calls = checkout === PUBLIC_ORIGIN ? [] : [checkout]
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [NONCE, "'strict-dynamic'"],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    // Sizes that are known only with the picture are written on the element.
    styleSrcAttr: ["'unsafe-inline'"],
    // Without configured hosts pictures may come from anywhere.
    imgSrc: ["'self'", 'data:', ...(IMAGE_HOSTS ?? ['https:']), ...calls],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ...calls],
    frameSrc: ["'none'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    ...(PUBLIC_ORIGIN.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  }
}
