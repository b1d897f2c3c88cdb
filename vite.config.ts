import { serwist } from '@serwist/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { CALLS, LIBRARIES, PROVIDERS, SHARED, STORIES, WIDGETS } from './scripts/chunks.ts'
import { codeAhead } from './scripts/code-ahead.ts'
import { firstFonts } from './scripts/first-fonts.ts'
import { firstScreens } from './scripts/first-screen/plugin.ts'
import { hotCharts } from './scripts/hot-charts.ts'
import { scopedName } from './scripts/scoped-names.ts'
import { smallerFirstLoad } from './scripts/smaller-first-load.ts'
import { withoutBinary } from './scripts/without-binary.ts'
import { withoutDescriptions } from './scripts/without-descriptions.ts'
import { withoutTransports } from './scripts/without-transports.ts'
import { withoutZod3 } from './scripts/without-zod-3.ts'

/** The files of the first load. */
const FIRST = /\/(rolldown-runtime|libraries|shared|index)-[^/]+\.js$/

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? 4174}`

export default defineConfig({
  plugins: [
    react(),
    firstFonts(),
    withoutBinary(),
    withoutTransports(),
    withoutZod3(),
    withoutDescriptions(),
    smallerFirstLoad(),
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
    firstScreens(),
  ],
  // React has had what the shim stands in for since version 18
  resolve: { alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }] },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // what the page has loaded need not be named to load more
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !FIRST.test(file)),
    },
    rolldownOptions: {
      // what of the client library is not imported prepares things for itself only
      treeshake: { moduleSideEffects: [{ test: /(?:socket|engine)\.io-client\//, sideEffects: false }] },
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
            { name: 'events', test: STORIES, includeDependenciesRecursively: false },
            { name: 'providers', test: PROVIDERS, includeDependenciesRecursively: false },
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
