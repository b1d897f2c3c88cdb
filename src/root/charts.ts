import type { ActorRefFrom, EmittedFrom, EventFromLogic, EventObject, InputFrom } from 'xstate'
import type { appearanceMachine } from '../machines/appearance.machine.ts'
import type { articleMachine } from '../machines/article.machine.ts'
import type { builderMachine } from '../machines/builder.machine.ts'
import type { calendarMachine } from '../machines/calendar.machine.ts'
import type { earningsListMachine, economicListMachine } from '../machines/calendar-list.machine.ts'
import type { chartMachine } from '../machines/chart.machine.ts'
import type { chartsViewMachine } from '../machines/charts-view.machine.ts'
import type { connectionMachine } from '../machines/connection.machine.ts'
import type { consentMachine } from '../machines/consent.machine.ts'
import type { contactMachine } from '../machines/contact.machine.ts'
import type { createAccountMachine } from '../machines/create-account.machine.ts'
import type { dataExportMachine } from '../machines/data-export.machine.ts'
import type { deletionMachine } from '../machines/deletion.machine.ts'
import type { draftsMachine } from '../machines/drafts.machine.ts'
import type { emailCorrectionMachine } from '../machines/email-correction.machine.ts'
import type { embedMachine } from '../machines/embed.machine.ts'
import type { filterOptionsMachine } from '../machines/filter-options.machine.ts'
import type { heatmapMachine } from '../machines/heatmap.machine.ts'
import type { keysMachine } from '../machines/keys.machine.ts'
import type { lastNewsMachine, lastStoriesMachine } from '../machines/last-seen.machine.ts'
import type { layoutMachine } from '../machines/layout.machine.ts'
import type { leavingMachine } from '../machines/leaving.machine.ts'
import type { libraryMachine } from '../machines/library.machine.ts'
import type { liveFeedMachine } from '../machines/live-feed.machine.ts'
import type { loaderMachine } from '../machines/loader.machine.ts'
import type { logInMachine } from '../machines/log-in.machine.ts'
import type { newsPitMachine } from '../machines/news-pit.machine.ts'
import type { notificationMachine } from '../machines/notification.machine.ts'
import type { overlayMachine } from '../machines/overlay.machine.ts'
import type { passwordMachine } from '../machines/password.machine.ts'
import type { passwordMeterMachine } from '../machines/password-meter.machine.ts'
import type { placeMachine } from '../machines/place.machine.ts'
import type { playerMachine } from '../machines/player.machine.ts'
import type { presetLinkMachine } from '../machines/preset-link.machine.ts'
import type { presetsMachine } from '../machines/presets.machine.ts'
import type { profileMachine } from '../machines/profile.machine.ts'
import type { proofMachine } from '../machines/proof.machine.ts'
import type { quotesMachine } from '../machines/quotes.machine.ts'
import type { readingMachine } from '../machines/reading.machine.ts'
import type { resetPasswordMachine } from '../machines/reset-password.machine.ts'
import type { resetRequestMachine } from '../machines/reset-request.machine.ts'
import type { revealingMachine } from '../machines/revealing.machine.ts'
import type { seenFormsMachine } from '../machines/seen-forms.machine.ts'
import type { sessionMachine } from '../machines/session.machine.ts'
import type { sharingMachine } from '../machines/sharing.machine.ts'
import type { signInsMachine } from '../machines/sign-ins.machine.ts'
import type { spotlightMachine } from '../machines/spotlight.machine.ts'
import type { symbolSearchMachine } from '../machines/symbol-search.machine.ts'
import type { timelineMachine } from '../machines/timeline.machine.ts'
import type { todayMachine } from '../machines/today.machine.ts'
import type { troubleMachine } from '../machines/trouble.machine.ts'
import type { verificationMachine } from '../machines/verification.machine.ts'
import type { versionMachine } from '../machines/version.machine.ts'
import type { workspaceMachine } from '../machines/workspace.machine.ts'
import type { zoneSearchMachine } from '../machines/zone-search.machine.ts'

/** The charts of the app by their roles in the actor system. */
export type Logics = {
  appearance: typeof appearanceMachine
  article: typeof articleMachine
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
  feed: typeof liveFeedMachine
  filterOptions: typeof filterOptionsMachine
  heatmap: typeof heatmapMachine
  heatmapEmbed: typeof embedMachine
  keys: typeof keysMachine
  lastNews: typeof lastNewsMachine
  lastPitStories: typeof lastStoriesMachine
  lastStories: typeof lastStoriesMachine
  layout: typeof layoutMachine
  leaving: typeof leavingMachine
  library: typeof libraryMachine
  loader: typeof loaderMachine
  logIn: typeof logInMachine
  logInTrouble: typeof troubleMachine
  newsPit: typeof newsPitMachine
  notification: typeof notificationMachine
  overlay: typeof overlayMachine
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
  resetMeter: typeof passwordMeterMachine
  resetPassword: typeof resetPasswordMachine
  resetRequest: typeof resetRequestMachine
  resetTrouble: typeof troubleMachine
  revealing: typeof revealingMachine
  seenForms: typeof seenFormsMachine
  session: typeof sessionMachine
  sharing: typeof sharingMachine
  signIns: typeof signInsMachine
  spotlight: typeof spotlightMachine
  symbolSearch: typeof symbolSearchMachine
  tapeEmbed: typeof embedMachine
  timeline: typeof timelineMachine
  timelineEmbed: typeof embedMachine
  today: typeof todayMachine
  verification: typeof verificationMachine
  version: typeof versionMachine
  workspace: typeof workspaceMachine
  zoneSearch: typeof zoneSearchMachine
}
export type Role = keyof Logics
/** Roles with a chart for each feed. */
export type PlacedRole = 'feed' | 'builder' | 'loader' | 'lastNews'
export type SingleRole = Exclude<Role, PlacedRole>

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
