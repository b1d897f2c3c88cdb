import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstFonts } from './scripts/first-fonts.ts'

/** The page of the inspector, built by itself: the app's files stay as they are. `vite build --config vite.inspector.config.ts` */
export default defineConfig({
  plugins: [react(), firstFonts()],
  publicDir: false,
  build: {
    outDir: 'dist/app',
    emptyOutDir: false,
    // what is linked to is a file
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // the layout of the pictures is one library
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      input: 'inspector.html',
      output: {
        entryFileNames: 'assets/inspector-[hash].js',
        chunkFileNames: 'assets/inspector-[name]-[hash].js',
        assetFileNames: 'assets/inspector-[name]-[hash][extname]',
      },
    },
  },
})
