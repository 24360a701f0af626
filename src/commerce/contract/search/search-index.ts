/**
 * The settings of every index `products_{language}`, as the body of Meilisearch's `PATCH /indexes/{index}/settings`.
 * Without them the service would search unintended fields, refuse the market filter, and match similar part numbers.
 */
export const searchIndexSettings = {
  filterableAttributes: ['markets', 'brandName', 'categories', 'vehicleKeys', 'prices'],
  sortableAttributes: ['prices', 'createdAt', 'name'],
  faceting: { maxValuesPerFacet: 500 },
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness'],
  /** In order of relevance. */
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
  /** Names that shoppers use for cars, and the words in documents. */
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

/** The settings of every index `content_{language}`. */
export const contentIndexSettings = {
  filterableAttributes: ['kind'],
  searchableAttributes: ['title', 'text'],
} as const
