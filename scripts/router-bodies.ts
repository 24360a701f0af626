import type { Bodies } from './replace-bodies.ts'

/** The release in which everything below was read. Another has to be read again. */
export const routerRelease = '8.4.0'

const never = 'throw Error("scripts/router-bodies.ts leaves this out")'

/**
 * What functions of the browser's router do here instead, by module of the package. Forms are posted by the browser
 * itself, so there are no submissions and no fetchers; nobody is kept from leaving a page; all routes are known from
 * the start; loaders run on the server; nothing is instrumented, replaced while it runs, or made by server components.
 */
export const routerBodies: Readonly<Record<string, Bodies>> = {
  'router/router.js': {
    // Submissions. What they leave in the state stays as the document brought it.
    handleAction: never,
    normalizeNavigateOptions: 'return { path }',
    getSubmissionFromNavigation: '',
    // Fetchers: there are none to refresh, abort or forget.
    fetch: never,
    getFetcher: never,
    resetFetcher: never,
    queueFetcherForDeletion: never,
    handleFetcherAction: never,
    handleFetcherLoader: never,
    setFetcherError: never,
    updateFetcherState: never,
    getUpdatedRevalidatingFetchers: never,
    deleteFetcher: '',
    abortFetcher: '',
    markFetchRedirectsDone: 'return false',
    abortStaleFetchLoads: 'return false',
    interruptActiveLoads: 'isRevalidationRequired = true',
    // Blockers.
    getBlocker: never,
    updateBlocker: never,
    deleteBlocker: '',
    shouldBlockNavigation: '',
    // Routes that come later.
    checkFogOfWar: 'return { active: false, matches: null }',
    discoverRoutes: never,
    patchRoutes: never,
    _internalSetRoutes: never,
    // Middleware in the browser, and loading without a server.
    runClientMiddlewarePipeline: `if (args.matches.some((match) => match.route.middleware)) ${never}; return handler()`,
    defaultDataStrategyWithMiddleware: never,
    getInstrumentationNavigateMeta: never,
  },
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '',
    getRouteInstrumentationUpdates: never,
    instrumentClientSideRouter: never,
  },
  // Warnings to developers; the development server still gives them.
  'router/history.js': { warning: '' },
  'server-runtime/warnings.js': { warnOnce: '' },
  'context.js': {},
  'errors.js': { decodeRouteErrorResponseDigest: never },
  'hooks.js': { useBlocker: never, useNavigateUnstable: never, RSCErrorHandler: never, warningOnce: '' },
  'dom/lib.js': { useSubmit: never },
  'dom/ssr/components.js': { RSCPrefetchPageLinksImpl: never },
  'dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: 'return false',
    getPartialManifest: never,
    getPatchRoutesOnNavigationFunction: '',
    useFogOFWarDiscovery: '',
  },
  // The one sheet is in the document; no screen brings another.
  'dom/ssr/links.js': { prefetchRouteCss: '', prefetchStyleLinks: '' },
  'dom/ssr/routes.js': {
    createClientRoutesWithHMRRevalidationOptOut: never,
    noActionDefinedError: never,
    wrapShouldRevalidateForHdr: never,
  },
  'dom/ssr/single-fetch.js': {
    singleFetchActionStrategy: never,
    singleFetchLoaderFetcherStrategy: never,
    nonSsrStrategy: never,
  },
}

/** What a screen cannot use, since it would come to one of the above. */
export const leftOut = ['useSubmit', 'useBlocker']
