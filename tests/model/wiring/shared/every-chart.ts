import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate'
import { createAccountMachine } from '../../../../src/machines/account/create-account.machine.ts'
import { dataExportMachine } from '../../../../src/machines/account/data-export.machine.ts'
import { deletionMachine } from '../../../../src/machines/account/deletion.machine.ts'
import { emailCorrectionMachine } from '../../../../src/machines/account/email-correction.machine.ts'
import { leavingMachine } from '../../../../src/machines/account/leaving.machine.ts'
import { logInMachine } from '../../../../src/machines/account/log-in.machine.ts'
import { passwordMachine } from '../../../../src/machines/account/password.machine.ts'
import { passwordMeterMachine } from '../../../../src/machines/account/password-meter.machine.ts'
import { profileMachine } from '../../../../src/machines/account/profile.machine.ts'
import { resetPasswordMachine } from '../../../../src/machines/account/reset-password.machine.ts'
import { resetRequestMachine } from '../../../../src/machines/account/reset-request.machine.ts'
import { signInsMachine } from '../../../../src/machines/account/sign-ins.machine.ts'
import { verificationMachine } from '../../../../src/machines/account/verification.machine.ts'
import { alertsMachine } from '../../../../src/machines/alerts/alerts.machine.ts'
import { ringingMachine } from '../../../../src/machines/alerts/ringing.machine.ts'
import { calendarMachine } from '../../../../src/machines/calendar/calendar.machine.ts'
import { earningsListMachine, economicListMachine } from '../../../../src/machines/calendar/calendar-list.machine.ts'
import { releaseHeadlineMachine } from '../../../../src/machines/calendar/release-headline.machine.ts'
import { releaseHistoryMachine } from '../../../../src/machines/calendar/release-history.machine.ts'
import { zoneSearchMachine } from '../../../../src/machines/calendar/zone-search.machine.ts'
import { consentMachine } from '../../../../src/machines/consent/consent.machine.ts'
import { contactMachine } from '../../../../src/machines/contact/contact.machine.ts'
import { deskOfferMachine } from '../../../../src/machines/desks/desk-offer.machine.ts'
import { deskSyncMachine } from '../../../../src/machines/desks/desk-sync.machine.ts'
import { desksMachine } from '../../../../src/machines/desks/desks.machine.ts'
import { draftsMachine } from '../../../../src/machines/drafts/drafts.machine.ts'
import { seenFormsMachine } from '../../../../src/machines/drafts/seen-forms.machine.ts'
import { liveFeedMachine } from '../../../../src/machines/feed/live-feed.machine.ts'
import { olderNewsMachine } from '../../../../src/machines/feed/older-news.machine.ts'
import { readingMachine } from '../../../../src/machines/feed/reading.machine.ts'
import { builderMachine } from '../../../../src/machines/filters/builder.machine.ts'
import { emptyReasonMachine } from '../../../../src/machines/filters/empty-reason.machine.ts'
import { filterOptionsMachine } from '../../../../src/machines/filters/filter-options.machine.ts'
import { tickerCheckMachine } from '../../../../src/machines/filters/ticker-check.machine.ts'
import { tickerSearchMachine } from '../../../../src/machines/filters/ticker-search.machine.ts'
import { installationMachine } from '../../../../src/machines/installation/installation.machine.ts'
import { playerMachine } from '../../../../src/machines/live-tv/player.machine.ts'
import { chartMachine } from '../../../../src/machines/markets/chart.machine.ts'
import { chartsViewMachine } from '../../../../src/machines/markets/charts-view.machine.ts'
import { embedMachine } from '../../../../src/machines/markets/embed.machine.ts'
import { heatmapMachine } from '../../../../src/machines/markets/heatmap.machine.ts'
import { quotesMachine } from '../../../../src/machines/markets/quotes.machine.ts'
import { sparksMachine } from '../../../../src/machines/markets/sparks.machine.ts'
import { symbolSearchMachine } from '../../../../src/machines/markets/symbol-search.machine.ts'
import { timelineMachine } from '../../../../src/machines/markets/timeline.machine.ts'
import { articleMachine } from '../../../../src/machines/news-pit/article.machine.ts'
import { evidenceMachine } from '../../../../src/machines/news-pit/evidence.machine.ts'
import { libraryMachine } from '../../../../src/machines/news-pit/library.machine.ts'
import { newsPitMachine } from '../../../../src/machines/news-pit/news-pit.machine.ts'
import { sharingMachine } from '../../../../src/machines/news-pit/sharing.machine.ts'
import { notificationMachine } from '../../../../src/machines/notification/notification.machine.ts'
import { lastNewsMachine, lastStoriesMachine } from '../../../../src/machines/offline/last-seen.machine.ts'
import { overlayMachine } from '../../../../src/machines/overlay/overlay.machine.ts'
import { presetLinkMachine } from '../../../../src/machines/presets/preset-link.machine.ts'
import { presetsMachine } from '../../../../src/machines/presets/presets.machine.ts'
import { sharedLinkMachine } from '../../../../src/machines/presets/shared-link.machine.ts'
import { sessionMachine } from '../../../../src/machines/session/session.machine.ts'
import { appearanceMachine } from '../../../../src/machines/shared/appearance.machine.ts'
import { connectionMachine } from '../../../../src/machines/shared/connection.machine.ts'
import { layoutMachine } from '../../../../src/machines/shared/layout.machine.ts'
import { placeMachine } from '../../../../src/machines/shared/place.machine.ts'
import { proofMachine } from '../../../../src/machines/shared/proof.machine.ts'
import { revealingMachine } from '../../../../src/machines/shared/revealing.machine.ts'
import { selectionMachine } from '../../../../src/machines/shared/selection.machine.ts'
import { todayMachine } from '../../../../src/machines/shared/today.machine.ts'
import { troubleMachine } from '../../../../src/machines/shared/trouble.machine.ts'
import { versionMachine } from '../../../../src/machines/shared/version.machine.ts'
import { windowsMachine } from '../../../../src/machines/shared/windows.machine.ts'
import { workspaceMachine } from '../../../../src/machines/shared/workspace.machine.ts'
import { commandKeysMachine } from '../../../../src/machines/shell/command-keys.machine.ts'
import { hintsMachine } from '../../../../src/machines/shell/hints.machine.ts'
import { keyChangeMachine } from '../../../../src/machines/shell/key-change.machine.ts'
import { keysMachine } from '../../../../src/machines/shell/keys.machine.ts'
import { layersMachine } from '../../../../src/machines/shell/layers.machine.ts'
import { paletteMachine } from '../../../../src/machines/shell/palette.machine.ts'
import { ledgerMachine } from '../../../../src/machines/sources/ledger.machine.ts'
import { newsReaderMachine } from '../../../../src/machines/sources/news-reader.machine.ts'
import { ownSourcesMachine } from '../../../../src/machines/sources/own-sources.machine.ts'
import { sourceAddingMachine } from '../../../../src/machines/sources/source-adding.machine.ts'
import { sourceFileMachine } from '../../../../src/machines/sources/source-file.machine.ts'
import { sourceFormMachine } from '../../../../src/machines/sources/source-form.machine.ts'
import { spotlightMachine } from '../../../../src/machines/spotlight/spotlight.machine.ts'
import { setApartMachine } from '../../../../src/machines/stories/set-apart.machine.ts'
import { storiesMachine } from '../../../../src/machines/stories/stories.machine.ts'
import { storyCountsMachine } from '../../../../src/machines/stories/story-counts.machine.ts'
import { tickerMachine } from '../../../../src/machines/ticker/ticker.machine.ts'
import { firstRunMachine } from '../../../../src/machines/watchlists/first-run.machine.ts'
import { listOfferMachine } from '../../../../src/machines/watchlists/list-offer.machine.ts'
import { unreadMachine } from '../../../../src/machines/watchlists/unread.machine.ts'
import { watchFileMachine } from '../../../../src/machines/watchlists/watch-file.machine.ts'
import { watchMenuMachine } from '../../../../src/machines/watchlists/watch-menu.machine.ts'
import { watchPanelMachine } from '../../../../src/machines/watchlists/watch-panel.machine.ts'
import { watchlistsMachine } from '../../../../src/machines/watchlists/watchlists.machine.ts'
import type { Input, Logics, Role } from '../../../../src/root/charts.ts'

/** Every chart by its role, as the app has it. */
export const logics: Logics = {
  alerts: alertsMachine,
  appearance: appearanceMachine,
  article: articleMachine,
  builder: builderMachine,
  calendar: calendarMachine,
  chart: chartMachine,
  chartsView: chartsViewMachine,
  commandKeys: commandKeysMachine,
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
  deskOffer: deskOfferMachine,
  deskSync: deskSyncMachine,
  desks: desksMachine,
  drafts: draftsMachine,
  earningsCalendar: earningsListMachine,
  economicCalendar: economicListMachine,
  emailCorrection: emailCorrectionMachine,
  emptyReason: emptyReasonMachine,
  evidence: evidenceMachine,
  feed: liveFeedMachine,
  filterOptions: filterOptionsMachine,
  firstRun: firstRunMachine,
  heatmap: heatmapMachine,
  heatmapEmbed: embedMachine,
  installation: installationMachine,
  hints: hintsMachine,
  keyChange: keyChangeMachine,
  keys: keysMachine,
  lastNews: lastNewsMachine,
  lastPitStories: lastStoriesMachine,
  lastStories: lastStoriesMachine,
  layers: layersMachine,
  layout: layoutMachine,
  leaving: leavingMachine,
  ledger: ledgerMachine,
  library: libraryMachine,
  logIn: logInMachine,
  logInTrouble: troubleMachine,
  newsPit: newsPitMachine,
  newsReader: newsReaderMachine,
  notification: notificationMachine,
  olderNews: olderNewsMachine,
  ownSources: ownSourcesMachine,
  overlay: overlayMachine,
  palette: paletteMachine,
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
  releaseHeadline: releaseHeadlineMachine,
  releaseHistory: releaseHistoryMachine,
  resetMeter: passwordMeterMachine,
  resetPassword: resetPasswordMachine,
  resetRequest: resetRequestMachine,
  resetTrouble: troubleMachine,
  revealing: revealingMachine,
  ringing: ringingMachine,
  seenForms: seenFormsMachine,
  selection: selectionMachine,
  session: sessionMachine,
  setApart: setApartMachine,
  sharedLink: sharedLinkMachine,
  sharing: sharingMachine,
  signIns: signInsMachine,
  sourceAdding: sourceAddingMachine,
  sourceFile: sourceFileMachine,
  sourceForm: sourceFormMachine,
  sparks: sparksMachine,
  spotlight: spotlightMachine,
  symbolSearch: symbolSearchMachine,
  tapeEmbed: embedMachine,
  stories: storiesMachine,
  storyCounts: storyCountsMachine,
  ticker: tickerMachine,
  tickerChart: chartMachine,
  tickerCheck: tickerCheckMachine,
  tickerOlder: olderNewsMachine,
  tickerFeed: liveFeedMachine,
  tickerSearch: tickerSearchMachine,
  timeline: timelineMachine,
  timelineEmbed: embedMachine,
  today: todayMachine,
  unread: unreadMachine,
  verification: verificationMachine,
  version: versionMachine,
  watchPanel: watchPanelMachine,
  watchFile: watchFileMachine,
  watchMenu: watchMenuMachine,
  listOffer: listOfferMachine,
  watchSearch: tickerSearchMachine,
  watchlists: watchlistsMachine,
  windows: windowsMachine,
  workspace: workspaceMachine,
  zoneSearch: zoneSearchMachine,
}

/** What the charts are given at first that need it. */
export const inputs: { [Name in Role]?: Input<Name> } = {
  calendar: { now: Date.UTC(2026, 9, 5, 12), homeZone: 'UTC' },
  chart: { symbol: 'ES1' },
  tickerChart: { symbol: 'ES1' },
  consent: {},
  heatmap: {},
  heatmapEmbed: { name: 'heatmap' },
  installation: {},
  layers: { page: 'terminal', layers: [] },
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
