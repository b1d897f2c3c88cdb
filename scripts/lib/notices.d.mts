export function noticesOf(): string
