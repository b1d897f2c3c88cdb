import type { Page } from '@playwright/test'

/** Counts the live lists that have begun on a page: what comes after that is news. */
export function countLists(page: Page) {
  let begun = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/^42\/news,\["initial"/.test(String(payload))) begun += 1
    }),
  )
  return () => begun
}
