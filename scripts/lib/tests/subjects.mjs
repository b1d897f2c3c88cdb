/**
 * The subjects of each file of browser tests: folders of `src/ui`, and charts. Browser tests run the whole app, so their imports are no indication;
 * files outside of screens, charts and rules affect all of them.
 */
const SUBJECTS = {
  alerts: 'ui/alerts/ alerts ringing',
  accounts: 'ui/overlay/ ui/account/ ui/shell/ session overlay place',
  builder: 'ui/filters/ builder loader presets filter-options ticker-search ticker-check',
  calendar: 'ui/calendar/ calendar calendar-list zone-search',
  'account-desks': 'ui/desks/ desks desk-sync session',
  desks: 'ui/desks/ desks workspace selection',
  crash: 'ui/terminal/ ui/kit/ version',
  documents: 'ui/installation/ ui/markets/tape/ live-feed installation',
  environments: 'ui/contact/ session connection log-in contact',
  'environments/time-zone': 'ui/calendar/ calendar session',
  faults: 'ui/overlay/ ui/account/ ui/notification/ session overlay notification',
  feed: 'ui/feed/ live-feed reading',
  rows: 'ui/feed/ ui/terminal/ ui/kit/ workspace appearance',
  'first-load': 'ui/',
  'first-screen': 'ui/',
  inspector: 'ui/inspector/ inspector',
  journey: 'ui/overlay/ ui/account/ ui/contact/ session overlay',
  layers: 'ui/calendar/history/ layers release-history',
  layout: '',
  lists: 'ui/feed/SearchBox ui/kit/fields/ watchlists',
  library: 'ui/news-pit/ library news-pit article',
  live: 'live-feed connection session',
  ledger: 'ui/sources/ ledger',
  'own-sources': 'ui/sources/ own-sources source-adding news-reader',
  'live-tv': 'ui/live-tv/ player',
  markets: 'ui/markets/ ui/installation/ installation chart charts-view embed heatmap quotes symbol-search timeline',
  'mock-page': '',
  'new-version': 'ui/shell/VersionBar ui/contact/ version contact drafts',
  'news-pit': 'ui/news-pit/ ui/spotlight/ news-pit spotlight library sharing',
  offline: 'last-seen connection',
  older: 'ui/feed/ older-news live-feed',
  pages: 'ui/legal/ ui/about/ ui/demo/ ui/contact/ ui/consent/ ui/kit/ ui/notification/ consent notification',
  media: 'ui/feed/ ui/kit/ ui/terminal/ ui/calendar/ ui/markets/ ui/spotlight/ workspace',
  reader: 'ui/news-pit/ article library',
  palette: 'ui/shell/palette/ palette selection keys layers',
  profile: 'ui/account/profile/ ui/consent/ profile password leaving contact',
  'screens/accounts': 'ui/overlay/ ui/account/ ui/shell/ ui/consent/ ui/kit/',
  'screens/feed': 'ui/feed/ ui/filters/ ui/kit/',
  'screens/news-pit': 'ui/news-pit/ ui/spotlight/ ui/kit/',
  'screens/pages': 'ui/about/ ui/demo/ ui/contact/ ui/legal/ ui/inspector/ ui/notification/ ui/sources/ ui/kit/',
  'screens/terminal': 'ui/terminal/ ui/calendar/ ui/markets/ ui/live-tv/ ui/spotlight/ ui/shell/ ui/desks/ ui/kit/',
  session: 'ui/overlay/ ui/account/forms/ ui/shell/ session',
  shell: 'ui/shell/ appearance keys layout place today',
  sources: 'live-feed',
  stories: 'ui/stories/ stories',
  spotlight: 'ui/spotlight/ ui/news-pit/ spotlight',
  tabs: 'ui/shell/ session',
  ticker: 'ui/ticker/ ui/markets/chart/ ticker chart',
  terminal: 'ui/terminal/ ui/kit/ workspace layout',
  'first-run': 'ui/watchlists/ ui/markets/ first-run heatmap watchlists workspace',
  'list-offer': 'ui/watchlists/ list-offer watchlists',
  'list-search': 'ui/feed/SearchBox ui/markets/heatmap/ ui/watchlists/ heatmap watchlists',
  watchlists: 'ui/watchlists/ watchlists watch-panel ticker-search',
  'world-time': 'ui/shell/ ui/calendar/ ui/spotlight/ installation today calendar',
  windows: 'windows connection',
  upgrade: 'session workspace presets consent reading',
  'walks/builder': 'ui/filters/ builder loader presets',
  'walks/contact': 'ui/contact/ contact',
  'walks/create-account': 'ui/overlay/ ui/account/forms/ create-account',
  'walks/data-export': 'ui/account/profile/ data-export',
  'walks/deletion': 'ui/account/profile/ deletion',
  'walks/email-correction': 'ui/overlay/ ui/account/forms/ email-correction',
  'walks/feed': 'ui/feed/ live-feed',
  'walks/log-in': 'ui/overlay/ ui/account/forms/ log-in',
  'walks/news-pit': 'ui/news-pit/ news-pit',
  'walks/overlay': 'ui/overlay/ ui/account/forms/ overlay',
  'walks/password': 'ui/account/profile/ password',
  'walks/profile': 'ui/account/profile/ profile',
  'walks/reader': 'ui/news-pit/ library article',
  'walks/reset-password': 'ui/overlay/ ui/account/forms/ reset-password',
  'walks/reset-request': 'ui/overlay/ ui/account/forms/ reset-request',
  'walks/sign-ins': 'ui/account/profile/ sign-ins',
  'walks/stories': 'ui/stories/ stories set-apart story-counts',
  'walks/suggestions': 'ui/filters/ ticker-search',
  'walks/verification': 'ui/overlay/ ui/account/forms/ verification',
}

/** Changes in these folders are matched with the subjects; other changes affect every test in the browser. */
export const hasSubject = (path) =>
  /^src\/(ui\/[^/]+\/|machines\/|rules\/)/.test(path) && !/^src\/ui\/(routes|theme)\//.test(path)

/** Folders of `tests/e2e` that are kinds of tests; the others are features. */
const KINDS = ['environments', 'faults', 'screens', 'walks']

/**
 * The row of a test file: `tests/e2e/walks/account/profile.walk.e2e.test.ts` is `walks/profile`, and `account/accounts-routes` belongs to `accounts`.
 */
function subjectRowOf(test) {
  const parts = test.replace(/(\.walk)?\.e2e\.test\.ts$/, '').split('/')
  const name = [...parts.slice(2, 3).filter((kind) => KINDS.includes(kind)), ...parts.slice(-1)].join('/')
  return Object.keys(SUBJECTS)
    .filter((row) => name === row || name.startsWith(`${row}-`) || name.startsWith(`${row}/`))
    .sort((a, b) => b.length - a.length)[0]
}

/** The files that a test covers; undefined for a test without a row, which may cover anything. */
export function subjectsOf(test, files) {
  const row = subjectRowOf(test)
  if (row === undefined) return undefined
  const subjects = namesIn(SUBJECTS[row])
  return files.filter((path) => subjects.some((subject) => isOf(subject, path)))
}

/** Subjects that none of the files belongs to. */
export const missingSubjects = (files) =>
  Object.values(SUBJECTS)
    .flatMap(namesIn)
    .filter((subject) => !files.some((path) => isOf(subject, path)))

const namesIn = (row) => row.split(' ').filter(Boolean)
const isOf = (subject, path) =>
  subject.includes('/') ? path.startsWith(`src/${subject}`) : path.endsWith(`/${subject}.machine.ts`)
