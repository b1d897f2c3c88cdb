declare module 'fs-native-extensions' {
  /** Locks the whole file for this descriptor until it is closed; false when another one holds the lock. Throws where files cannot be locked. */
  export function tryLock(descriptor: number): boolean
}
