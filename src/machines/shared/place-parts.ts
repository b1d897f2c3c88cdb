import { isVisitorForm, type PlaceSnapshot, placeOf } from './place.machine.ts'

// what the address names, apart from the chart: the first load does without

/** RTE-19: the token of the shared preset that the Terminal's address names. */
export const sharedOf = ({ context: { place, shared } }: PlaceSnapshot) =>
  place.page === 'terminal' ? shared : undefined
/** Undefined in other places, and where the address names no document of ours. */
export const legalDocumentOf = (snapshot: PlaceSnapshot) => {
  const place = placeOf(snapshot)
  return place.page === 'legal' ? place.document : undefined
}
/** The News Pit's item that the address names; undefined in other places, and where it names none. */
export const itemIdOf = (snapshot: PlaceSnapshot) => {
  const place = placeOf(snapshot)
  return place.page === 'newsPit' ? place.itemId : undefined
}
/** The symbol that the address names; undefined in other places. */
export const tickerSymbolOf = (snapshot: PlaceSnapshot) => {
  const place = placeOf(snapshot)
  return place.page === 'ticker' ? place.symbol : undefined
}
/** Undefined in other places, and where the address names no part. */
export const profilePartOf = (snapshot: PlaceSnapshot) => {
  const place = placeOf(snapshot)
  return place.page === 'profile' ? place.part : undefined
}
export const isAtPassword = (snapshot: PlaceSnapshot) => profilePartOf(snapshot) === 'reset-password-request'
export const isAtVisitorForm = (snapshot: PlaceSnapshot) => isVisitorForm(placeOf(snapshot))
