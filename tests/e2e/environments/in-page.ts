/** Changes to the browser before the page's first script. Each function runs in the page. */
export const odd = {
  storageRefused: () => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Navigator.prototype, 'locks', { get: refuse })
  },
  storageFull: () => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
  },
  cookiesRefused: () => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  },
  nothingBetweenTabs: () => {
    Reflect.deleteProperty(window, 'BroadcastChannel')
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    Reflect.deleteProperty(window, 'caches')
  },
  noDatabase: () => {
    Reflect.deleteProperty(window, 'indexedDB')
  },
  /** Replaces each text of the page with its translation, as Google Translate does. */
  translated: () => {
    const seen = new WeakSet<Node>()
    const translate = (text: Text) => {
      const { parentElement, data } = text
      if (!parentElement || seen.has(parentElement) || /^(FONT|SCRIPT|STYLE|TEXTAREA)$/.test(parentElement.tagName))
        return
      if (data.trim() === '') return
      const font = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = data
      font.append(inner)
      parentElement.replaceChild(font, text)
    }
    const all = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      for (const text of texts) translate(text)
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) all(node)
    }).observe(document, { childList: true, subtree: true })
  },
}
