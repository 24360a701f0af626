/** Query parameter of the keyword of a search result. */
export const keywordField = 'keyword'
