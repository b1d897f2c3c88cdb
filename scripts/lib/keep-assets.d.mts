export function setAssetsAside(folder: string): () => void
