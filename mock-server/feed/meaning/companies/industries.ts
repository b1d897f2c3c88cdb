/**
 * A ticker of the United States ('' if there is none) and the names of the company. Marks before a name:
 * '~Apple' is an ordinary word as well: a capital within a sentence identifies the company, otherwise other evidence must;
 * '?Ford' is also a person, a place or a thing with a capital: evidence must show that the company is meant;
 * '+iPhone' is a product: it stands for its company, and for a topic as well.
 */
export type CompanyRow = readonly [ticker: string, name: string, ...otherNames: string[]]
/** The companies of a sector by industry, both in the words of GICS. */
export type Industries = Readonly<Record<string, readonly CompanyRow[]>>
