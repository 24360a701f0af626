/**
 * The settings of every index `products_{language}`, as `PATCH /indexes/{index}/settings` of a Meilisearch server takes
 * them. Without them the service searches fields that are not meant to be, refuses the filter by market, and takes an
 * article number for another that is nearly the same.
 */
export const searchIndexSettings = {
  filterableAttributes: ['markets'],
  /** In the order in which a match counts. */
  searchableAttributes: [
    'sku',
    'numbers',
    'oeNumbers',
    'crossNumbers',
    'name',
    'variantName',
    'words',
    'brandName',
    'vehicles',
  ],
  typoTolerance: {
    disableOnNumbers: true,
    disableOnAttributes: ['sku', 'numbers', 'oeNumbers', 'crossNumbers'],
  },
  /** How shoppers call cars, and the words that documents have for them. */
  synonyms: {
    vw: ['volkswagen'],
    volkswagen: ['vw'],
    'golf 1': ['golf i'],
    'golf 4': ['golf iv'],
    'golf 7': ['golf vii'],
    'clio 3': ['clio iii'],
    käfer: ['beetle'],
    kever: ['beetle'],
    kupla: ['beetle'],
    bubbla: ['beetle'],
    coccinelle: ['beetle'],
    ente: ['2cv'],
    eend: ['2cv'],
    'deux chevaux': ['2cv'],
  },
} as const
