/**
 * A browser that translates a page puts elements of its own around the texts. React then takes texts from parents that
 * they no longer have, or puts something before them, and the whole page would be given up. Here what is to go goes from
 * wherever it is, and what is to be put before a text comes before whatever holds it.
 * Source: the known way round, facebook/react issue 11538.
 */
export function surviveTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with the node that it is for
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function removeWhereverItIs<T extends Node>(
    this: Node,
    child: T,
  ): T {
    const parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeHolder<T extends Node>(
    this: Node,
    added: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, added, childHolding(this, before));
    return added;
  };
}

/** The child of `parent` that is or holds a node; null where none does. */
function childHolding(parent: Node, node: Node | null): Node | null {
  let holder = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder;
}
