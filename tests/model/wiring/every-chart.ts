import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate'
import { appearanceMachine } from '../../../src/machines/appearance.machine.ts'
import { articleMachine } from '../../../src/machines/article.machine.ts'
import { builderMachine } from '../../../src/machines/builder.machine.ts'
import { calendarMachine } from '../../../src/machines/calendar.machine.ts'
import { earningsListMachine, economicListMachine } from '../../../src/machines/calendar-list.machine.ts'
import { chartMachine } from '../../../src/machines/chart.machine.ts'
import { chartsViewMachine } from '../../../src/machines/charts-view.machine.ts'
import { connectionMachine } from '../../../src/machines/connection.machine.ts'
import { consentMachine } from '../../../src/machines/consent.machine.ts'
import { contactMachine } from '../../../src/machines/contact.machine.ts'
import { createAccountMachine } from '../../../src/machines/create-account.machine.ts'
import { dataExportMachine } from '../../../src/machines/data-export.machine.ts'
import { deletionMachine } from '../../../src/machines/deletion.machine.ts'
import { draftsMachine } from '../../../src/machines/drafts.machine.ts'
import { emailCorrectionMachine } from '../../../src/machines/email-correction.machine.ts'
import { embedMachine } from '../../../src/machines/embed.machine.ts'
import { filterOptionsMachine } from '../../../src/machines/filter-options.machine.ts'
import { heatmapMachine } from '../../../src/machines/heatmap.machine.ts'
import { keysMachine } from '../../../src/machines/keys.machine.ts'
import { lastNewsMachine, lastStoriesMachine } from '../../../src/machines/last-seen.machine.ts'
import { layoutMachine } from '../../../src/machines/layout.machine.ts'
import { leavingMachine } from '../../../src/machines/leaving.machine.ts'
import { libraryMachine } from '../../../src/machines/library.machine.ts'
import { liveFeedMachine } from '../../../src/machines/live-feed.machine.ts'
import { loaderMachine } from '../../../src/machines/loader.machine.ts'
import { logInMachine } from '../../../src/machines/log-in.machine.ts'
import { newsPitMachine } from '../../../src/machines/news-pit.machine.ts'
import { notificationMachine } from '../../../src/machines/notification.machine.ts'
import { overlayMachine } from '../../../src/machines/overlay.machine.ts'
import { passwordMachine } from '../../../src/machines/password.machine.ts'
import { passwordMeterMachine } from '../../../src/machines/password-meter.machine.ts'
import { placeMachine } from '../../../src/machines/place.machine.ts'
import { playerMachine } from '../../../src/machines/player.machine.ts'
import { presetLinkMachine } from '../../../src/machines/preset-link.machine.ts'
import { presetsMachine } from '../../../src/machines/presets.machine.ts'
import { profileMachine } from '../../../src/machines/profile.machine.ts'
import { proofMachine } from '../../../src/machines/proof.machine.ts'
import { quotesMachine } from '../../../src/machines/quotes.machine.ts'
import { readingMachine } from '../../../src/machines/reading.machine.ts'
import { resetPasswordMachine } from '../../../src/machines/reset-password.machine.ts'
import { resetRequestMachine } from '../../../src/machines/reset-request.machine.ts'
import { revealingMachine } from '../../../src/machines/revealing.machine.ts'
import { seenFormsMachine } from '../../../src/machines/seen-forms.machine.ts'
import { sessionMachine } from '../../../src/machines/session.machine.ts'
import { sharingMachine } from '../../../src/machines/sharing.machine.ts'
import { signInsMachine } from '../../../src/machines/sign-ins.machine.ts'
import { spotlightMachine } from '../../../src/machines/spotlight.machine.ts'
import { symbolSearchMachine } from '../../../src/machines/symbol-search.machine.ts'
import { timelineMachine } from '../../../src/machines/timeline.machine.ts'
import { todayMachine } from '../../../src/machines/today.machine.ts'
import { troubleMachine } from '../../../src/machines/trouble.machine.ts'
import { verificationMachine } from '../../../src/machines/verification.machine.ts'
import { versionMachine } from '../../../src/machines/version.machine.ts'
import { workspaceMachine } from '../../../src/machines/workspace.machine.ts'
import { zoneSearchMachine } from '../../../src/machines/zone-search.machine.ts'
import type { Input, Logics, Role } from '../../../src/root/charts.ts'

/** Every chart by its role, as the app has it. */
export const logics: Logics = {
  appearance: appearanceMachine,
  article: articleMachine,
  builder: builderMachine,
  calendar: calendarMachine,
  chart: chartMachine,
  chartsView: chartsViewMachine,
  connection: connectionMachine,
  consent: consentMachine,
  contact: contactMachine,
  correctionTrouble: troubleMachine,
  createAccount: createAccountMachine,
  createMeter: passwordMeterMachine,
  createTrouble: troubleMachine,
  dataExport: dataExportMachine,
  deletion: deletionMachine,
  deletionTrouble: troubleMachine,
  drafts: draftsMachine,
  earningsCalendar: earningsListMachine,
  economicCalendar: economicListMachine,
  emailCorrection: emailCorrectionMachine,
  feed: liveFeedMachine,
  filterOptions: filterOptionsMachine,
  heatmap: heatmapMachine,
  heatmapEmbed: embedMachine,
  keys: keysMachine,
  lastNews: lastNewsMachine,
  lastPitStories: lastStoriesMachine,
  lastStories: lastStoriesMachine,
  layout: layoutMachine,
  leaving: leavingMachine,
  library: libraryMachine,
  loader: loaderMachine,
  logIn: logInMachine,
  logInTrouble: troubleMachine,
  newsPit: newsPitMachine,
  notification: notificationMachine,
  overlay: overlayMachine,
  password: passwordMachine,
  passwordMeter: passwordMeterMachine,
  passwordTrouble: troubleMachine,
  pitSpotlight: spotlightMachine,
  place: placeMachine,
  player: playerMachine,
  presetLink: presetLinkMachine,
  presets: presetsMachine,
  profile: profileMachine,
  profileTrouble: troubleMachine,
  proof: proofMachine,
  quotes: quotesMachine,
  reading: readingMachine,
  resetMeter: passwordMeterMachine,
  resetPassword: resetPasswordMachine,
  resetRequest: resetRequestMachine,
  resetTrouble: troubleMachine,
  revealing: revealingMachine,
  seenForms: seenFormsMachine,
  session: sessionMachine,
  sharing: sharingMachine,
  signIns: signInsMachine,
  spotlight: spotlightMachine,
  symbolSearch: symbolSearchMachine,
  tapeEmbed: embedMachine,
  timeline: timelineMachine,
  timelineEmbed: embedMachine,
  today: todayMachine,
  verification: verificationMachine,
  version: versionMachine,
  workspace: workspaceMachine,
  zoneSearch: zoneSearchMachine,
}

/** What the charts are given at first that need it. */
export const inputs: { [Name in Role]?: Input<Name> } = {
  calendar: { now: Date.UTC(2026, 9, 5, 12), homeZone: 'UTC' },
  chart: { symbol: 'ES1' },
  consent: {},
  heatmapEmbed: { name: 'heatmap' },
  layout: { layout: 'desktop', pointer: 'fine' },
  place: { place: { page: 'terminal' } },
  player: { isAllowed: false },
  quotes: { tape: [] },
  appearance: {},
  reading: {},
  sharing: {},
  tapeEmbed: { name: 'tape' },
  timelineEmbed: { name: 'timeline' },
  today: { day: '2026-10-05', lasts: 60_000 },
  version: {},
  workspace: {},
  zoneSearch: { zones: ['UTC', 'Asia/Tokyo'] },
}

type Port = (name: string) => AnyActorLogic
/** The chart, and the charts that it invokes, with each port replaced. */
export function withPorts(chart: AnyStateMachine, port: Port): AnyStateMachine {
  const actors = Object.entries(chart.implementations.actors).map(([name, logic]): [string, AnyActorLogic] => [
    name,
    logic instanceof StateMachine ? withPorts(logic, port) : port(name),
  ])
  return chart.provide({ actors: Object.fromEntries(actors) })
}
