/** A document that cannot become news. Its message is a sentence for people that says what is wrong. */
export class BrokenDocument extends Error {
  override name = 'BrokenDocument'
}
