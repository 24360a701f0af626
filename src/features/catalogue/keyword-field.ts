export const keywordField = 'keyword'
