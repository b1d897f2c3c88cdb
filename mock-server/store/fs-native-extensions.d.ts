declare module 'fs-native-extensions' {
  /** Takes the whole file for this descriptor until it is closed; false when another one has it. Throws where files cannot be locked. */
  export function tryLock(descriptor: number): boolean
}
