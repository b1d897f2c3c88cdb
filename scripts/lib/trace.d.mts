export function requirements(): { id: string; text: string }[]
export function faultsIn(catalogue: { id: string }[], tests: { title: string }[]): string[]
