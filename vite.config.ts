import { serwist } from '@serwist/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeAhead } from './scripts/code-ahead.ts'
import { firstFonts } from './scripts/first-fonts.ts'
import { hotCharts } from './scripts/hot-charts.ts'
import { withoutBinary } from './scripts/without-binary.ts'
import { withoutDescriptions } from './scripts/without-descriptions.ts'
import { withoutZod3 } from './scripts/without-zod-3.ts'

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? 4174}`

/** In one file that changes seldom: in several they are larger. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|zod|(@?socket|engine)\.io[^/]*|@tanstack\/history)\//

/** Small modules that the first load and much of what comes later share: in a file each they are larger. */
const SHARED =
  /src\/(machines\/shared\/(ports|report)|rules\/shared\/(merge|topics|product\/product|page\/workspace|time\/(day|formatter|formats))|contract\/shared\/(failure|pages|news|topics|fields|feed-configuration|workspace)|ui\/(charts|kit\/live|markets\/market-charts))\.tsx?$/

/** The calls of the backend with their schemas: wherever one is made, all are loaded. */
const CALLS =
  /@ts-rest\/core\/|src\/(adapters\/http\/|contract\/(account\/(account|mail-kind|profile-update|user\.routes)|(calendar|contact|content|filters|installation|markets|presets|ticker)\/(?!calendar-choices|embeds)|session\/authentication|shared\/(calls|policy|problem|refusals|repeatable|time-zone|user\/(account-fields|countries|user\.))))/

/** The charts of the Terminal's widgets, which start together after the first rows. Nothing of the first load may be in here, for it would load all. */
const WIDGETS =
  /@date-fns\/tz\/|date-fns\/(_lib\/(defaultOptions|getTimezone|normalize)|(addDays|constants|constructFrom|differenceInCalendarDays|eachDayOfInterval|getDay|millisecondsToHours|millisecondsToMinutes|minutesToMilliseconds|startOfDay|startOfWeek|subDays|toDate)\.)|src\/(machines\/(calendar|markets|live-tv|installation)\/|machines\/(shared\/selection|filters\/filter-options|presets\/preset-link)|rules\/(calendar\/(calendar-(ics|list|window|words)|zones)|live-tv\/tv|markets\/quotes|shared\/time\/(days|zones)|shell\/commands|content\/content\.|news-pit\/news-pit\.)|contract\/(calendar\/calendar-choices|markets\/embeds)|adapters\/(calendar\/seconds|live-tv\/player-frame|markets\/frames|shared\/download|shell\/layers|sockets\/(financial|quotes))|root\/(calendar|live-tv|markets|filters\/choices|shell\/selection|terminal\/widgets|wires\/(preset-link|selection|widgets)))/

export default defineConfig({
  plugins: [
    react(),
    firstFonts(),
    withoutBinary(),
    withoutZod3(),
    withoutDescriptions(),
    hotCharts(),
    codeAhead(),
    serwist({
      swSrc: 'src/service-worker.ts',
      swDest: 'sw.js',
      globDirectory: 'dist/app',
      globPatterns: ['**/*.{js,css,html,svg,webmanifest}', '**/*-first-*.woff2', 'icon-*.png'],
      // a new password needs the server anyway
      globIgnores: ['embed/**', 'assets/password-strength-*'],
      // what is larger, such as the inspector's layout, is for those who ask for it
      maximumFileSizeToCacheInBytes: 500_000,
      rollupFormat: 'iife',
    }),
  ],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // the first load names every part: a character less in each saves 0.1 kB (7 is the least that Rolldown takes for so many)
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'libraries', test: LIBRARIES },
            { name: 'shared', test: SHARED },
            { name: 'calls', test: CALLS, includeDependenciesRecursively: false },
            { name: 'widgets', test: WIDGETS, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 4173),
    strictPort: true,
    proxy: {
      '/api': backend,
      '/mock': backend,
      '/socket.io': { target: backend, ws: true },
    },
  },
})
