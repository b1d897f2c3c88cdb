// the look: see src/adapters/shared/choices.ts; the app, where its first screen is missing: src/first-screen/
;(() => {
  for (const store of ['sessionStorage', 'localStorage']) {
    try {
      const { until, value } = JSON.parse(window[store].getItem('market-flux.appearance'))
      if (!(until > Date.now())) continue
      if (value.theme === 'dark' || value.theme === 'light') document.documentElement.dataset.theme = value.theme
      document.documentElement.dataset.density = value.density
      break
    } catch {}
  }
  addEventListener(
    'error',
    ({ target: { src } }) => {
      const app = src?.includes('/first-screen-') && document.querySelector('template[data-first=app]')
      if (app) document.head.append(document.importNode(app.content, true))
    },
    true,
  )
})()
