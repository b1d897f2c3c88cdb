export function hasSubject(path: string): boolean
export function missingSubjects(files: string[]): string[]
export function subjectsOf(test: string, files: string[]): string[] | undefined
