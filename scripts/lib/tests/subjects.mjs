/**
 * The subjects of each file of browser tests: folders of `src/ui`, and charts. Browser tests run the whole app, so their imports are no indication;
 * files outside of screens, charts and rules affect all of them.
 */
const SUBJECTS = {
  accounts: 'ui/overlay/ ui/profile/ ui/shell/ session overlay place',
  builder: 'ui/builder/ builder loader presets filter-options',
  calendar: 'ui/calendar/ calendar calendar-list zone-search',
  crash: 'ui/terminal/ ui/kit/ version',
  documents: 'live-feed',
  environments: 'ui/contact/ session connection log-in contact',
  'environments/time-zone': 'ui/calendar/ calendar session',
  faults: 'ui/overlay/ ui/profile/ ui/contact/ ui/notification/ session overlay notification',
  feed: 'ui/feed/ live-feed reading',
  'first-load': 'ui/',
  inspector: 'ui/inspector/ inspector',
  journey: 'ui/overlay/ ui/profile/ ui/contact/ session overlay',
  layout: '',
  library: 'ui/news-pit/ library news-pit article',
  live: 'live-feed connection session',
  'live-tv': 'ui/live-tv/ player',
  markets: 'ui/markets/ chart charts-view embed heatmap quotes symbol-search timeline',
  'mock-page': '',
  'new-version': 'ui/version/ ui/contact/ version contact drafts',
  'news-pit': 'ui/news-pit/ ui/spotlight/ news-pit spotlight library sharing',
  offline: 'last-seen connection',
  pages: 'ui/legal/ ui/about/ ui/contact/ ui/consent/ ui/kit/ ui/notification/ consent notification',
  media: 'ui/feed/ ui/kit/ ui/terminal/ ui/calendar/ ui/markets/ ui/spotlight/ workspace',
  reader: 'ui/news-pit/ article library',
  profile: 'ui/profile/ ui/consent/ profile password leaving contact',
  'screens/accounts': 'ui/overlay/ ui/profile/ ui/shell/ ui/keys/ ui/consent/ ui/kit/',
  'screens/feed': 'ui/feed/ ui/builder/ ui/kit/',
  'screens/news-pit': 'ui/news-pit/ ui/spotlight/ ui/kit/',
  'screens/pages': 'ui/about/ ui/contact/ ui/legal/ ui/inspector/ ui/notification/ ui/kit/',
  'screens/terminal': 'ui/terminal/ ui/calendar/ ui/markets/ ui/live-tv/ ui/spotlight/ ui/shell/ ui/kit/',
  session: 'ui/overlay/ ui/shell/ session',
  shell: 'ui/shell/ ui/keys/ appearance keys layout place today',
  sources: 'live-feed',
  spotlight: 'ui/spotlight/ ui/news-pit/ spotlight',
  tabs: 'ui/shell/ session',
  terminal: 'ui/terminal/ ui/kit/ workspace layout',
  upgrade: 'session workspace presets consent reading',
  'walks/builder': 'ui/builder/ builder loader presets',
  'walks/contact': 'ui/contact/ contact',
  'walks/create-account': 'ui/overlay/ create-account',
  'walks/data-export': 'ui/profile/ data-export',
  'walks/deletion': 'ui/profile/ deletion',
  'walks/email-correction': 'ui/overlay/ email-correction',
  'walks/feed': 'ui/feed/ live-feed',
  'walks/log-in': 'ui/overlay/ log-in',
  'walks/news-pit': 'ui/news-pit/ news-pit',
  'walks/overlay': 'ui/overlay/ overlay',
  'walks/password': 'ui/profile/ password',
  'walks/profile': 'ui/profile/ profile',
  'walks/reader': 'ui/news-pit/ library article',
  'walks/reset-password': 'ui/overlay/ reset-password',
  'walks/reset-request': 'ui/overlay/ reset-request',
  'walks/sign-ins': 'ui/profile/ sign-ins',
  'walks/verification': 'ui/overlay/ verification',
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
  const starts = SUBJECTS[row].split(' ').filter(Boolean)
  const isStart = (path) => (start) =>
    start.includes('/') ? path.startsWith(`src/${start}`) : path.endsWith(`/${start}.machine.ts`)
  return files.filter((path) => starts.some(isStart(path)))
}
