type Policy = { createScriptURL(address: string): string }
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy }
declare global {
  /** Not in every browser. */
  var trustedTypes: TrustedTypes | undefined
}

const rules: Policy = {
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError(`${address} is no script of ours.`)
    return address
  },
}
/** BCK-11: the only one that the backend's `trusted-types` names. */
const policy = globalThis.trustedTypes?.createPolicy('market-flux', rules) ?? rules

/** The address of a worker's script, as the browser takes it where it takes no plain text. Throws for one of another site. */
export const scriptAddress = (address: string) => policy.createScriptURL(address)
