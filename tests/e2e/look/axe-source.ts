import axeCore from 'axe-core'

/**
 * The script of axe, with two things made cheap that take more than half of its time for colours: the private fields of its colours, each a
 * WeakMap that the garbage collector goes through, are properties here; and a colour that was parsed before is known.
 */
export const axeSource = `(() => {
  class WeakMap {
    key = Symbol()
    has(owner) { return this.key in owner }
    get(owner) { return owner[this.key] }
    set(owner, value) { owner[this.key] = value; return this }
    delete(owner) { return delete owner[this.key] }
  }
  class WeakSet extends WeakMap {
    add(owner) { return this.set(owner, true) }
  }
  ${axeCore.source}
  const { prototype } = window.axe.commons.color.Color
  const { parseString } = prototype
  const parsed = new Map()
  prototype.parseString = function (colour) {
    const { r, g, b, alpha } = parsed.get(colour) ?? parseString.call(this, colour)
    parsed.set(colour, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
})()`
