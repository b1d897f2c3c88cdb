/** A document that cannot be read as news. Its message is a sentence for people about what is wrong. */
export class BrokenDocument extends Error {
  override name = 'BrokenDocument'
}

/** A document that must not be read, not even in part: it is dangerous. */
export class RefusedDocument extends BrokenDocument {
  override name = 'RefusedDocument'
}

/** The maximum size of a document in bytes: 10 MB. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024

export const tooLarge = () => new BrokenDocument('It is larger than 10 MB.')
