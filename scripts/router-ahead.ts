import type { Plugin } from 'vite'

/** Names the router's code in the page: the backend has a browser load it at once where an address needs it (mock-server/router-ahead.ts). */
export function routerAhead(): Plugin {
  return {
    name: 'router-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const router = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'Pages')
        if (!router) throw new Error('No code is named Pages: see src/ui/routes/LaterPages.tsx')
        return page.replace('</head>', `  <meta name="router" content="/${router.fileName}" />\n  </head>`)
      },
    },
  }
}
