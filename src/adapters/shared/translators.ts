/**
 * A translator takes texts out of the page and puts its own elements in their place, of which React knows nothing: to remove such a text, or to put
 * something before it, would throw and take a part of the page away. From here on what holds the text stands for it; what is gone is gone.
 */
export function outliveTranslators() {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const here = childWith(this, child)
    if (here) removeChild.call(this, here)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    insertBefore.call(this, node, childWith(this, before))
    return node
  }
}

/** The child of `parent` that is `node` or holds it. */
function childWith(parent: Node, node: Node | null) {
  let child = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
