/** Whether this tab's charts are inspected: its address asks for it, or did before. */
export function isInspected() {
  try {
    return location.search.includes('inspect') || 'market-flux.inspects' in sessionStorage
  } catch {
    return false
  }
}
