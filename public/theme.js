// Before the first paint: the theme and density that the reader chose. The keys and shapes are those of src/adapters/shared/choices.ts.
;(() => {
  for (const store of ['sessionStorage', 'localStorage']) {
    try {
      const { until, value } = JSON.parse(window[store].getItem('market-flux.appearance'))
      if (!(until > Date.now())) continue
      if (value.theme === 'dark' || value.theme === 'light') document.documentElement.dataset.theme = value.theme
      document.documentElement.dataset.density = value.density
      return
    } catch {
      // nothing kept, or nothing may be read
    }
  }
})()
