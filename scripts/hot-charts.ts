import type { Plugin } from 'vite'

/** Under `npm run dev` an edited chart does not reload the page: `src/root/hot.ts` replaces the running one. */
export function hotCharts(): Plugin {
  return {
    name: 'hot-charts',
    apply: 'serve',
    transform: (code, id) =>
      id.endsWith('.machine.ts') ? { code: `${code}\nimport.meta.hot?.accept()\n`, map: null } : null,
  }
}
