export function browsersHere(): string[]
