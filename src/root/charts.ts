import type { ActorRefFrom, EmittedFrom, EventFromLogic, EventObject, InputFrom } from 'xstate'
import type { createAccountMachine } from '../machines/account/create-account.machine.ts'
import type { dataExportMachine } from '../machines/account/data-export.machine.ts'
import type { deletionMachine } from '../machines/account/deletion.machine.ts'
import type { emailCorrectionMachine } from '../machines/account/email-correction.machine.ts'
import type { leavingMachine } from '../machines/account/leaving.machine.ts'
import type { logInMachine } from '../machines/account/log-in.machine.ts'
import type { passwordMachine } from '../machines/account/password.machine.ts'
import type { passwordMeterMachine } from '../machines/account/password-meter.machine.ts'
import type { profileMachine } from '../machines/account/profile.machine.ts'
import type { resetPasswordMachine } from '../machines/account/reset-password.machine.ts'
import type { resetRequestMachine } from '../machines/account/reset-request.machine.ts'
import type { signInsMachine } from '../machines/account/sign-ins.machine.ts'
import type { verificationMachine } from '../machines/account/verification.machine.ts'
import type { alertsMachine } from '../machines/alerts/alerts.machine.ts'
import type { ringingMachine } from '../machines/alerts/ringing.machine.ts'
import type { calendarMachine } from '../machines/calendar/calendar.machine.ts'
import type { earningsListMachine, economicListMachine } from '../machines/calendar/calendar-list.machine.ts'
import type { releaseHeadlineMachine } from '../machines/calendar/release-headline.machine.ts'
import type { releaseHistoryMachine } from '../machines/calendar/release-history.machine.ts'
import type { zoneSearchMachine } from '../machines/calendar/zone-search.machine.ts'
import type { consentMachine } from '../machines/consent/consent.machine.ts'
import type { contactMachine } from '../machines/contact/contact.machine.ts'
import type { draftsMachine } from '../machines/drafts/drafts.machine.ts'
import type { seenFormsMachine } from '../machines/drafts/seen-forms.machine.ts'
import type { liveFeedMachine } from '../machines/feed/live-feed.machine.ts'
import type { olderNewsMachine } from '../machines/feed/older-news.machine.ts'
import type { readingMachine } from '../machines/feed/reading.machine.ts'
import type { builderMachine } from '../machines/filters/builder.machine.ts'
import type { emptyReasonMachine } from '../machines/filters/empty-reason.machine.ts'
import type { filterOptionsMachine } from '../machines/filters/filter-options.machine.ts'
import type { tickerCheckMachine } from '../machines/filters/ticker-check.machine.ts'
import type { tickerSearchMachine } from '../machines/filters/ticker-search.machine.ts'
import type { installationMachine } from '../machines/installation/installation.machine.ts'
import type { playerMachine } from '../machines/live-tv/player.machine.ts'
import type { chartMachine } from '../machines/markets/chart.machine.ts'
import type { chartsViewMachine } from '../machines/markets/charts-view.machine.ts'
import type { embedMachine } from '../machines/markets/embed.machine.ts'
import type { heatmapMachine } from '../machines/markets/heatmap.machine.ts'
import type { quotesMachine } from '../machines/markets/quotes.machine.ts'
import type { symbolSearchMachine } from '../machines/markets/symbol-search.machine.ts'
import type { timelineMachine } from '../machines/markets/timeline.machine.ts'
import type { notificationMachine } from '../machines/notification/notification.machine.ts'
import type { lastNewsMachine, lastStoriesMachine } from '../machines/offline/last-seen.machine.ts'
import type { overlayMachine } from '../machines/overlay/overlay.machine.ts'
import type { presetLinkMachine } from '../machines/presets/preset-link.machine.ts'
import type { presetsMachine } from '../machines/presets/presets.machine.ts'
import type { sharedLinkMachine } from '../machines/presets/shared-link.machine.ts'
import type { sessionMachine } from '../machines/session/session.machine.ts'
import type { appearanceMachine } from '../machines/shared/appearance.machine.ts'
import type { connectionMachine } from '../machines/shared/connection.machine.ts'
import type { layoutMachine } from '../machines/shared/layout.machine.ts'
import type { placeMachine } from '../machines/shared/place.machine.ts'
import type { proofMachine } from '../machines/shared/proof.machine.ts'
import type { revealingMachine } from '../machines/shared/revealing.machine.ts'
import type { selectionMachine } from '../machines/shared/selection.machine.ts'
import type { todayMachine } from '../machines/shared/today.machine.ts'
import type { troubleMachine } from '../machines/shared/trouble.machine.ts'
import type { versionMachine } from '../machines/shared/version.machine.ts'
import type { workspaceMachine } from '../machines/shared/workspace.machine.ts'
import type { keysMachine } from '../machines/shell/keys.machine.ts'
import type { layersMachine } from '../machines/shell/layers.machine.ts'
import type { paletteMachine } from '../machines/shell/palette.machine.ts'
import type { spotlightMachine } from '../machines/spotlight/spotlight.machine.ts'
import type { setApartMachine } from '../machines/stories/set-apart.machine.ts'
import type { storiesMachine } from '../machines/stories/stories.machine.ts'
import type { storyCountsMachine } from '../machines/stories/story-counts.machine.ts'
import type { tickerMachine } from '../machines/ticker/ticker.machine.ts'
import type { firstRunMachine } from '../machines/watchlists/first-run.machine.ts'
import type { listOfferMachine } from '../machines/watchlists/list-offer.machine.ts'
import type { watchFileMachine } from '../machines/watchlists/watch-file.machine.ts'
import type { watchMenuMachine } from '../machines/watchlists/watch-menu.machine.ts'
import type { watchPanelMachine } from '../machines/watchlists/watch-panel.machine.ts'
import type { watchlistsMachine } from '../machines/watchlists/watchlists.machine.ts'
import type { ShellLogics } from './shell/logics.ts'

/** The charts of the app by their roles in the actor system. */
export type Logics = ShellLogics & {
  alerts: typeof alertsMachine
  appearance: typeof appearanceMachine
  builder: typeof builderMachine
  calendar: typeof calendarMachine
  chart: typeof chartMachine
  chartsView: typeof chartsViewMachine
  connection: typeof connectionMachine
  consent: typeof consentMachine
  contact: typeof contactMachine
  correctionTrouble: typeof troubleMachine
  createAccount: typeof createAccountMachine
  createMeter: typeof passwordMeterMachine
  createTrouble: typeof troubleMachine
  dataExport: typeof dataExportMachine
  deletion: typeof deletionMachine
  deletionTrouble: typeof troubleMachine
  drafts: typeof draftsMachine
  earningsCalendar: typeof earningsListMachine
  economicCalendar: typeof economicListMachine
  emailCorrection: typeof emailCorrectionMachine
  emptyReason: typeof emptyReasonMachine
  feed: typeof liveFeedMachine
  filterOptions: typeof filterOptionsMachine
  firstRun: typeof firstRunMachine
  heatmap: typeof heatmapMachine
  heatmapEmbed: typeof embedMachine
  installation: typeof installationMachine
  keys: typeof keysMachine
  lastNews: typeof lastNewsMachine
  lastPitStories: typeof lastStoriesMachine
  lastStories: typeof lastStoriesMachine
  layers: typeof layersMachine
  layout: typeof layoutMachine
  leaving: typeof leavingMachine
  logIn: typeof logInMachine
  logInTrouble: typeof troubleMachine
  notification: typeof notificationMachine
  olderNews: typeof olderNewsMachine
  overlay: typeof overlayMachine
  palette: typeof paletteMachine
  password: typeof passwordMachine
  passwordMeter: typeof passwordMeterMachine
  passwordTrouble: typeof troubleMachine
  pitSpotlight: typeof spotlightMachine
  place: typeof placeMachine
  player: typeof playerMachine
  presetLink: typeof presetLinkMachine
  presets: typeof presetsMachine
  profile: typeof profileMachine
  profileTrouble: typeof troubleMachine
  proof: typeof proofMachine
  quotes: typeof quotesMachine
  reading: typeof readingMachine
  releaseHeadline: typeof releaseHeadlineMachine
  releaseHistory: typeof releaseHistoryMachine
  resetMeter: typeof passwordMeterMachine
  resetPassword: typeof resetPasswordMachine
  resetRequest: typeof resetRequestMachine
  resetTrouble: typeof troubleMachine
  revealing: typeof revealingMachine
  ringing: typeof ringingMachine
  seenForms: typeof seenFormsMachine
  selection: typeof selectionMachine
  session: typeof sessionMachine
  setApart: typeof setApartMachine
  sharedLink: typeof sharedLinkMachine
  signIns: typeof signInsMachine
  spotlight: typeof spotlightMachine
  symbolSearch: typeof symbolSearchMachine
  tapeEmbed: typeof embedMachine
  stories: typeof storiesMachine
  storyCounts: typeof storyCountsMachine
  ticker: typeof tickerMachine
  tickerChart: typeof chartMachine
  tickerCheck: typeof tickerCheckMachine
  tickerFeed: typeof liveFeedMachine
  tickerOlder: typeof olderNewsMachine
  tickerSearch: typeof tickerSearchMachine
  timeline: typeof timelineMachine
  timelineEmbed: typeof embedMachine
  today: typeof todayMachine
  verification: typeof verificationMachine
  version: typeof versionMachine
  watchPanel: typeof watchPanelMachine
  watchFile: typeof watchFileMachine
  watchMenu: typeof watchMenuMachine
  listOffer: typeof listOfferMachine
  watchSearch: typeof tickerSearchMachine
  watchlists: typeof watchlistsMachine
  workspace: typeof workspaceMachine
  zoneSearch: typeof zoneSearchMachine
}
export type Role = keyof Logics
/** Roles with a chart for each feed. */
export type PerFeedRole = 'feed' | 'builder' | 'tickerSearch' | 'emptyReason' | 'lastNews' | 'olderNews'
export type SingleRole = Exclude<Role, PerFeedRole>

/** The root reports one thing itself: a chart has failed too often to be started again. */
export type Sender = Role | 'root'
type RootReport = { type: 'chart.failed'; chart: string }

export type Ref<Name extends Role> = ActorRefFrom<Logics[Name]>
export type Refs<Name extends SingleRole> = { [Each in Name]: Ref<Each> }
/** What a chart reports to the root. */
export type Report<Name extends Sender> = Name extends Role ? Named<EmittedFrom<Logics[Name]>> : RootReport
type Named<Reported extends EventObject> = string extends Reported['type'] ? never : Reported
/** The events that a chart accepts. */
export type Accepted<Name extends Role> = EventFromLogic<Logics[Name]>
export type Input<Name extends Role> = InputFrom<Logics[Name]>
