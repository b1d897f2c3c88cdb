/** A document that cannot be read as news. Its message is a sentence for people about what is wrong. */
export class BrokenDocument extends Error {
  override name = 'BrokenDocument'
}
