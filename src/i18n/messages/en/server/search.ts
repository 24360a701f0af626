export const search = {
  'search.results': '{count, plural, one {# result} other {# results}} for “{keyword}”',
  'search.noParts': 'No parts found for “{keyword}”',
  'search.pages': 'Pages and answers',
  'search.none': 'Nothing found for “{keyword}”',
  'search.noneHint': 'Check the spelling, use fewer words, or enter a part number or an original number.',
  'search.prompt': 'What are you looking for?',
  'search.promptHint': 'A part, its number, an original number, or a car.',
  'search.unavailable': 'The search cannot be reached right now',
  'search.unavailableHint': 'Every category can still be browsed. Try the search again in a moment.',
} as const
