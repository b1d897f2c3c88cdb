import { DESKS_LIMIT } from '../../contract/desks/desks.ts'

/** Where a command can be given; everywhere without it. */
type When = 'desktop' | 'mobile' | 'fine' | 'member' | 'visitor'
/** `isKeyOnly`: it is given by its key alone. */
type Row = {
  name: string
  when?: When
  key?: string
  isKeyOnly?: true
  says: { type: `${string}.ordered`; order: { type: string; [more: string]: unknown } }
}

/** What a user can ask of the page, whatever has the focus. `says`: the chart, and the event that it takes. */
export const pageCommands = [
  {
    name: 'Search everything: tickers, headlines, presets, places, actions',
    key: 'Ctrl k',
    isKeyOnly: true,
    says: { type: 'keys.ordered', order: { type: 'palette.asked' } },
  },
  { name: 'List of keys', key: '?', says: { type: 'keys.ordered', order: { type: 'list.asked' } } },
  { name: 'Add feed', says: { type: 'workspace.ordered', order: { type: 'feed.added' } } },
  { name: 'Remove the last feed', says: { type: 'workspace.ordered', order: { type: 'feed.removed' } } },
  {
    name: 'Theme: system',
    says: { type: 'appearance.ordered', order: { type: 'theme.chosen', theme: 'system' } },
  },
  { name: 'Theme: dark', says: { type: 'appearance.ordered', order: { type: 'theme.chosen', theme: 'dark' } } },
  { name: 'Theme: light', says: { type: 'appearance.ordered', order: { type: 'theme.chosen', theme: 'light' } } },
  {
    name: 'Density: dense',
    when: 'fine',
    says: { type: 'appearance.ordered', order: { type: 'density.chosen', density: 'dense' } },
  },
  {
    name: 'Density: compact',
    when: 'fine',
    says: { type: 'appearance.ordered', order: { type: 'density.chosen', density: 'compact' } },
  },
  {
    name: 'Density: comfortable',
    when: 'fine',
    says: { type: 'appearance.ordered', order: { type: 'density.chosen', density: 'comfortable' } },
  },
  {
    name: 'Show or hide the left column',
    when: 'desktop',
    says: { type: 'workspace.ordered', order: { type: 'drawer.toggled', side: 'left' } },
  },
  {
    name: 'Show or hide the right column',
    when: 'desktop',
    says: { type: 'workspace.ordered', order: { type: 'drawer.toggled', side: 'right' } },
  },
  {
    name: 'Open or collapse the market overview',
    says: { type: 'workspace.ordered', order: { type: 'widget.toggled', widget: 'CHARTS' } },
  },
  {
    name: 'Open or collapse the calendar',
    when: 'desktop',
    says: { type: 'workspace.ordered', order: { type: 'widget.toggled', widget: 'CALENDAR' } },
  },
  {
    name: 'Open the calendar',
    when: 'mobile',
    says: { type: 'workspace.ordered', order: { type: 'over.asked', over: 'calendar' } },
  },
  {
    name: 'Open or collapse live TV',
    says: { type: 'workspace.ordered', order: { type: 'widget.toggled', widget: 'VIDEO_PLAYER' } },
  },
  {
    name: 'Open or collapse the chart',
    says: { type: 'workspace.ordered', order: { type: 'widget.toggled', widget: 'SINGLE_CHART' } },
  },
  {
    name: 'Open or collapse the watchlists',
    says: { type: 'workspace.ordered', order: { type: 'widget.toggled', widget: 'WATCHLISTS' } },
  },
  { name: 'Reset sizes', says: { type: 'workspace.ordered', order: { type: 'panels.restored' } } },
  { name: 'New desk, as this one', says: { type: 'desks.ordered', order: { type: 'desk.added' } } },
  { name: 'Desks: rename, move, delete (menu)', says: { type: 'desks.ordered', order: { type: 'menu.toggled' } } },
  { name: 'Cookie settings', says: { type: 'consent.ordered', order: { type: 'settings.asked' } } },
  { name: 'Sign in', when: 'visitor', says: { type: 'overlay.ordered', order: { type: 'logIn.asked' } } },
  { name: 'Create account', when: 'visitor', says: { type: 'overlay.ordered', order: { type: 'create.asked' } } },
  { name: 'Sign out', when: 'member', says: { type: 'session.ordered', order: { type: 'signOut.pressed' } } },
] as const satisfies readonly Row[]

/** What a user can ask of the feed that was used last. */
export const feedCommands = [
  {
    name: 'To the next headline',
    isKeyOnly: true,
    says: { type: 'feed.ordered', order: { type: 'row.wanted', to: 'next' } },
  },
  {
    name: 'To the headline before',
    isKeyOnly: true,
    says: { type: 'feed.ordered', order: { type: 'row.wanted', to: 'previous' } },
  },
  { name: 'Open the headline, close it', says: { type: 'feed.ordered', order: { type: 'current.toggled' } } },
  { name: 'Share the headline', says: { type: 'feed.ordered', order: { type: 'share.asked' } } },
  { name: 'To the search box', says: { type: 'feed.ordered', order: { type: 'box.wanted' } } },
  { name: 'Hold the list still, let it go', says: { type: 'feed.ordered', order: { type: 'pin.toggled' } } },
  {
    name: 'Only important headlines, all headlines',
    says: { type: 'feed.ordered', order: { type: 'value.pressed', pressed: { key: 'important' } } },
  },
  { name: 'Edit the filters', says: { type: 'feed.ordered', order: { type: 'builder.asked' } } },
  { name: 'Show or hide what is muted', says: { type: 'feed.ordered', order: { type: 'mutes.toggled' } } },
  {
    name: 'Show or hide other reports of the same story',
    says: { type: 'workspace.ordered', order: { type: 'stories.toggled' } },
  },
] as const satisfies readonly Row[]

/** What a user can ask of the selected symbol. */
export const selectionCommands = [
  {
    name: 'Back to the symbol selected before',
    key: '[',
    says: { type: 'selection.ordered', order: { type: 'trail.back' } },
  },
  {
    name: 'Forward to the symbol selected after',
    key: ']',
    says: { type: 'selection.ordered', order: { type: 'trail.forward' } },
  },
  {
    name: 'Leave the selected symbol',
    key: 'Escape',
    says: { type: 'selection.ordered', order: { type: 'selection.left' } },
  },
] as const satisfies readonly Row[]

/** What a user can ask of the desks: to see one of them, by its number. */
export const deskCommands = Array.from({ length: DESKS_LIMIT }, (_, at) => ({
  name: `Open desk ${at + 1}`,
  key: String(at + 1),
  says: { type: 'desks.ordered', order: { type: 'desk.numbered', number: at + 1 } } as const,
}))

export type DeskCommand = (typeof deskCommands)[number]
export type SelectionCommand = (typeof selectionCommands)[number]
export type PageCommand = (typeof pageCommands)[number]
export type FeedCommand = (typeof feedCommands)[number]
export type Command = PageCommand | SelectionCommand | DeskCommand | FeedCommand

export type Destination = { name: string; path: string; isLibrary?: boolean }
/** What there is to know of the page and its user. */
export type Facts = {
  isDesktop: boolean
  isMobile: boolean
  isFine: boolean
  isMember: boolean
  hasFeed: boolean
  /** Their names, in their order. */
  desks: readonly string[]
}

/** The commands that the palette can give here. */
export const commandsFor = (facts: Facts): Command[] => [
  ...[...pageCommands, ...selectionCommands].filter((command) => isOffered(command, facts)),
  ...deskCommands
    .slice(0, facts.desks.length > 1 ? facts.desks.length : 0)
    .map((command, at) => ({ ...command, name: `${command.name}: ${facts.desks[at]}` })),
  ...(facts.hasFeed ? feedCommands.filter((command) => isOffered(command, facts)) : []),
]

function isOffered(command: Command, { isDesktop, isMobile, isFine, isMember }: Facts) {
  if ('isKeyOnly' in command) return false
  if (!('when' in command)) return true
  const now = { desktop: isDesktop, mobile: isMobile, fine: isFine, member: isMember, visitor: !isMember }
  return now[command.when]
}

/** Where the palette leads. */
export const destinations: readonly Destination[] = [
  { name: 'Terminal', path: '/terminal' },
  { name: 'News Pit', path: '/news-pit' },
  { name: 'Library', path: '/news-pit', isLibrary: true },
  { name: 'Sources', path: '/sources' },
  { name: 'Alerts', path: '/alerts' },
  { name: 'Profile', path: '/profile/user-profile' },
  { name: 'Password', path: '/profile/reset-password-request' },
  { name: 'Contact us', path: '/contact-us' },
  { name: 'About us', path: '/about-us' },
  { name: 'Terms of Service', path: '/legal/tos' },
  { name: 'Privacy Policy', path: '/legal/privacy' },
  { name: 'Disclaimer', path: '/legal/disclaimer' },
  { name: 'Cookie Policy', path: '/legal/cookies' },
]
