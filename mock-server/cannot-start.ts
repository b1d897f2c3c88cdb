/** A reason not to start that a person can mend: shown as one sentence, without a stack. */
export class CannotStart extends Error {}
