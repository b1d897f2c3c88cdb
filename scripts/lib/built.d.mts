export default function built(): Promise<void>
