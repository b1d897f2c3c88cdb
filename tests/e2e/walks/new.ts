/** Whether a change changes anything: typing what is there already is no change. */
export const isNew = <Draft extends object>(change: Partial<Draft>, draft: Draft) =>
  Object.entries({ ...draft, ...change }).some(([name, value]) => value !== draft[name as keyof Draft])
