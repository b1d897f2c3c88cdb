import { defineConfig } from 'vite'

/** The backend as one file for plain `node`; packages stay in node_modules. `vite build --config vite.server.config.ts` */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'mock-server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
