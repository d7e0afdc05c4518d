/** What is shown in place of a text that is not on the page any more. */
type Substitutes = WeakMap<Node, ChildNode>;

/**
 * Lets React go on in a page that others change: translators in browsers, reading aids and password managers replace or wrap
 * the texts that React has made. React would then fail to remove or to move them (facebook/react#11538), or write to a text
 * that no one sees. A replaced text is found by what took its place; once React changes it, it comes back. Returns a
 * function that stops this.
 */
export function followForeignChanges(root: HTMLElement): () => void {
  const substitutes: Substitutes = new WeakMap();
  const observer = new MutationObserver((records) => {
    for (const [text, substitute] of pairsOf(records)) {
      substitutes.set(text, substitute);
      // It is on the page again, if it was replaced before.
      substitutes.delete(substitute);
      observer.observe(text, { characterData: true });
    }
    for (const { type, target } of records) {
      const substitute = substitutes.get(target);
      // With what React wrote to it. A translator then translates it again.
      if (type === 'characterData' && !target.isConnected) substitute?.replaceWith(target);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
  const restore = patchNodes(substitutes);
  return () => {
    observer.disconnect();
    restore();
  };
}

/**
 * The texts that were removed, each with what was added for it: others change the texts of an element one after the other.
 * A text that React removed has a pair, too, but is never asked for again.
 */
function* pairsOf(records: readonly MutationRecord[]): Generator<[Node, ChildNode]> {
  const added = new Map<Node, ChildNode[]>();
  for (const { target, addedNodes } of records) {
    const own = ([...addedNodes] as ChildNode[]).filter((node) => node.parentNode === target);
    added.set(target, [...(added.get(target) ?? []), ...own]);
  }
  for (const { target, removedNodes } of records) {
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
      const substitute = added.get(target)?.shift();
      if (substitute) yield [node, substitute];
    }
  }
}

/** Makes the methods with which React changes the page follow the substitutes. Returns a function that undoes it. */
function patchNodes(substitutes: Substitutes): () => void {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** The child of a parent that is, contains or replaces a node; the node itself without one. */
  function childFor(parent: Node, node: Node): Node {
    for (let one: Node | undefined = node; one; one = substitutes.get(one)) {
      if (!parent.contains(one) || one === parent) continue;
      let child: Node = one;
      while (child.parentNode && child.parentNode !== parent) child = child.parentNode;
      return child;
    }
    return node;
  }
  /** A text that React has moved must not be shown twice. */
  function removeSubstitute(node: Node): void {
    substitutes.get(node)?.remove();
    substitutes.delete(node);
  }
  Node.prototype.removeChild = function removeOwn<T extends Node>(this: Node, node: T): T {
    removeChild.call(this, childFor(this, node));
    return node;
  };
  Node.prototype.insertBefore = function insertOwn<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    insertBefore.call(this, node, next && childFor(this, next));
    removeSubstitute(node);
    return node;
  };
  Node.prototype.appendChild = function appendOwn<T extends Node>(this: Node, node: T): T {
    appendChild.call(this, node);
    removeSubstitute(node);
    return node;
  };
  return () => Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
}
