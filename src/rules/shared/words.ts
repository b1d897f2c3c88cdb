/** The words of keywords, as `compileContext` compares them: in lower case, each once. */
export const wordsOf = (keywords: readonly string[] = []): readonly string[] => [
  ...new Set(keywords.flatMap((keyword) => keyword.toLowerCase().split(/\s+/)).filter((word) => word !== '')),
]
