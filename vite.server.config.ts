import { defineConfig } from 'vite'

/** The backend for plain `node`: one file, and one for the thread that reads documents; packages stay in node_modules. `vite build --config vite.server.config.ts` */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'mock-server/main.ts', 'read-worker': 'mock-server/sources/read/read-worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
