import { defineConfig } from 'vite'

/**
 * The backend for plain `node`: one file, and one for each of its threads. The packages are part of it, because loading two thousand small
 * files takes half of a start; what holds binaries stays in node_modules. `vite build --config vite.server.config.ts`
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'mock-server/main.ts',
        'read-worker': 'mock-server/sources/read/read-worker.ts',
        'store-worker': 'mock-server/store/store-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
