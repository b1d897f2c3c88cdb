export function hasSubject(path: string): boolean
export function subjectsOf(test: string, files: string[]): string[] | undefined
