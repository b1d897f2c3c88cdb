/** A document that cannot be read as news. Its message is a sentence for people about what is wrong. */
export class BrokenDocument extends Error {
  override name = 'BrokenDocument'
}

/** A document that must not be read, not even in part: it is dangerous. */
export class RefusedDocument extends BrokenDocument {
  override name = 'RefusedDocument'
}
