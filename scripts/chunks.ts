/** In one file that changes seldom: in several they are larger. */
export const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|zod|(@?socket|engine)\.io[^/]*|@tanstack\/history)\//

/** Small modules that the first load and much of what comes later share: in a file each they are larger. */
export const SHARED =
  /vite\/preload-helper|src\/(machines\/shared\/(ports|report)|rules\/shared\/(merge|search|topics|product\/product|page\/(workspace|selection|kept-workspace)|time\/(day|formatter|formats))|contract\/shared\/(connection|failure|pages|news|topics|fields|feed-configuration|workspace)|adapters\/sockets\/backfill|ui\/(charts|kit\/live|markets\/market-charts))\.tsx?$/

/** The calls of the backend with their schemas: wherever one is made, all are loaded. */
export const CALLS =
  /@ts-rest\/core\/|src\/(adapters\/http\/|contract\/(account\/(account|mail-kind|profile-update|user\.routes)|(calendar|contact|content|desks|feed|filters|installation|markets|presets|sources|stories|ticker|watchlists)\/(?!calendar-choices|chart-choices|embeds)|session\/authentication|shared\/(calls|policy|problem|refusals|repeatable|time-zone|user\/(account-fields|countries|email|user\.|watchlist|listed-search))))/

/** The charts of the Terminal's widgets, which start together after the first rows. Nothing of the first load may be in here, for it would load all. */
export const WIDGETS =
  /@date-fns\/tz\/|src\/(machines\/(calendar|desks|live-tv)\/|machines\/markets\/(?!quotes|sparks)|machines\/(shared\/selection|filters\/filter-options|presets\/preset-link|shell\/hints|watchlists\/first-run)|rules\/(calendar\/(calendar-(ics|list|sight|window|words)|zones)|desks\/|filters\/own-names|live-tv\/tv|presets\/starters|watchlists\/first-run|shared\/(page\/(free-slot|trail)|time\/zones)|shell\/(commands|hints|shortcuts))|contract\/(calendar\/calendar-choices|markets\/(chart-choices|embeds))|adapters\/(calendar\/seconds|live-tv\/player-frame|markets\/frames|shared\/download|shell\/layers|sockets\/financial)|ui\/widget-parts\.|root\/(calendar|desks|live-tv|markets\/(?!quotes)|watchlists\/first-run|filters\/choices|sources\/own-names|shell\/(hints|selection)|terminal\/widgets|wires\/(preset-link|selection|widgets)))/

/** What the Terminal's widgets and the News Pit share: neither needs the rest of the other. */
export const STORIES =
  /date-fns\/(_lib\/(defaultOptions|getTimezone|normalize)|(addDays|constants|constructFrom|differenceInCalendarDays|eachDayOfInterval|getDay|millisecondsToHours|millisecondsToMinutes|minutesToMilliseconds|startOfDay|startOfWeek|subDays|toDate)\.)|src\/(machines\/(installation|spotlight)\/|machines\/markets\/(quotes|sparks)|rules\/(content\/(content|lead)|markets\/quotes|news-pit\/news-pit|shared\/time\/days)\.|root\/(installation|spotlight)\/|root\/(markets\/quotes|shared\/kinds)\.|adapters\/(installation\/installation|sockets\/(content|installation|quotes))\.)/

/** By which pages reach charts that come later: without them a page would load those charts to name them. */
export const PROVIDERS = /src\/ui\/(widgets|forms)\.tsx/
