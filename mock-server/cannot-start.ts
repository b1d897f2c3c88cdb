/** A problem at the start that a person can fix: shown as one sentence, without a stack trace. */
export class CannotStart extends Error {}
