export function filesBelow(folder: string, ending: string): string[]
export function filesByName(folder: string, ending: string): Map<string, string>
export function chartFiles(): Map<string, string>
