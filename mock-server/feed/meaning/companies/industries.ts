/**
 * A ticker of the United States ('' where there is none to give) and the names it goes by. Marks before a name:
 * '~Apple' is an ordinary word as well: a capital within a sentence makes it the company, else other evidence must;
 * '?Ford' is also a person, a place or a thing with a capital: evidence must say that the company is meant.
 * '+iPhone' is a product: it means its company, and a topic as well.
 */
export type CompanyRow = readonly [ticker: string, name: string, ...otherNames: string[]]
/** The companies of a sector by industry, both in the words of GICS. */
export type Industries = Readonly<Record<string, readonly CompanyRow[]>>
