/** Whether a change changes anything: nobody can type what is there already. */
export const isNew = <Draft extends object>(change: Partial<Draft>, draft: Draft) =>
  Object.entries({ ...draft, ...change }).some(([name, value]) => value !== draft[name as keyof Draft])
