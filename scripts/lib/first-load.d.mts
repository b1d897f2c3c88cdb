export function firstLoadOf(folder: string): { name: string; bytes: number }[]
