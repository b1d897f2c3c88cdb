/** What the News Pit will have (PIT-01 to PIT-08). */
export const quickFilters = ['Top Stories', 'Most Active', 'Unusual Volume', 'Notable Movers']

export const parts = [
  {
    name: 'Spotlight',
    about: 'The stories of the last days in three columns of cards, live, each with its summaries.',
  },
  { name: 'Library', about: 'Everything that was published, further back with every page, and searchable.' },
  { name: 'Article Reader', about: 'A story on the whole screen, with its pictures, and the next one below it.' },
  { name: 'Beside it', about: 'Categories to choose from on the left, a feed of the Terminal on the right.' },
]

export const categories = [
  {
    name: 'Financial Flows',
    entries: ['Commodities', 'Cryptocurrency', 'Market Research', 'Foreign Exchange', 'Fixed Income and Rates'],
  },
  {
    name: 'Business Forward',
    entries: ['Analyst Ratings', 'Corporate Actions', 'Earnings Reports', 'Healthcare', 'Real Estate', 'Technology'],
  },
  { name: 'Economic Lens', entries: ['Oil and Gas', 'Macro Economics', 'Precious Metals'] },
  { name: 'Politics Unpacked', entries: ['Environmental', 'Geopolitics', 'Legal'] },
]
