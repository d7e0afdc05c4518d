/** What is shown in place of a node that is not on the page any more. */
type Substitutes = WeakMap<Node, ChildNode>;

/** Others' parts of texts that they have split, which follow the text. */
type Parts = WeakMap<Node, Text[]>;

/**
 * Lets React go on in a page that others change: translators in browsers, reading aids and password managers replace, wrap or
 * split the texts that React has made, more than once. React would then fail to remove or to move them (facebook/react#11538),
 * or write to a text that no one sees. A replaced text is found by what took its place; once React changes it, it comes back.
 * Returns a function that stops this.
 */
export function followForeignChanges(root: HTMLElement): () => void {
  const substitutes: Substitutes = new WeakMap();
  const parts: Parts = new WeakMap();
  /** What took the place of texts, and may be replaced itself. */
  const known = new WeakSet<Node>();
  const follow = (records: readonly MutationRecord[]) => {
    for (const [node, substitute] of pairsOf(records, known)) {
      substitutes.set(node, substitute);
      known.add(substitute);
      // It is on the page again, if it was replaced before.
      substitutes.delete(substitute);
      if (node instanceof Text) observer.observe(node, { characterData: true });
    }
    for (const { type, target } of records) {
      if (type !== 'characterData') continue;
      removeParts(parts, target);
      // With what React wrote to it. A translator then translates it again.
      if (!target.isConnected) shownFor(substitutes, target)?.replaceWith(target);
    }
  };
  const observer = new MutationObserver(follow);
  observer.observe(root, { childList: true, subtree: true });
  const { splitText } = Text.prototype;
  Text.prototype.splitText = function splitOwn(this: Text, offset: number): Text {
    follow(observer.takeRecords());
    const part = splitText.call(this, offset);
    // That the first part became shorter is not React's doing.
    follow(observer.takeRecords().filter(({ type }) => type !== 'characterData'));
    parts.set(this, [part, ...(parts.get(this) ?? [])]);
    observer.observe(this, { characterData: true });
    return part;
  };
  const restore = patchNodes(substitutes, parts);
  return () => {
    observer.disconnect();
    Text.prototype.splitText = splitText;
    restore();
  };
}

/** What is on the page in place of a node that is not; others may have replaced it several times. */
function shownFor(substitutes: Substitutes, node: Node): ChildNode | undefined {
  let shown = substitutes.get(node);
  while (shown && !shown.isConnected) shown = substitutes.get(shown);
  return shown;
}

/** The parts that others made of a text, and of those, in their order. */
const partsOf = (parts: Parts, node: Node): Text[] =>
  (parts.get(node) ?? []).flatMap((part) => [part, ...partsOf(parts, part)]);

/** Removes the parts that others made of a text, with what they were wrapped in. */
function removeParts(parts: Parts, node: Node): void {
  for (const part of partsOf(parts, node)) {
    let one: ChildNode = part;
    // Up to where the text itself is; a text that is not on the page is nowhere.
    while (node.isConnected && one.parentElement && !one.parentElement.contains(node)) {
      one = one.parentElement;
    }
    one.remove();
  }
  parts.delete(node);
}

/**
 * The texts that were removed, and what had taken the place of one, each with what was added for it: others change the texts
 * of an element one after the other. What React removed has a pair, too, but is never asked for again.
 */
function* pairsOf(
  records: readonly MutationRecord[],
  known: WeakSet<Node>,
): Generator<[Node, ChildNode]> {
  const isFollowed = (node: Node) => node.nodeType === Node.TEXT_NODE || known.has(node);
  const added = new Map<Node, ChildNode[]>();
  const alone: { readonly node: Node; readonly target: Node }[] = [];
  for (const { target, addedNodes, removedNodes } of records) {
    const own = ([...addedNodes] as ChildNode[]).filter((node) => node.parentNode === target);
    for (const node of [...removedNodes].filter(isFollowed)) {
      // Replaced in one step; also a text that is now within what replaced it.
      const substitute = own.shift();
      if (node.isConnected) continue;
      if (substitute) yield [node, substitute];
      else alone.push({ node, target });
    }
    added.set(target, [...(added.get(target) ?? []), ...own]);
  }
  for (const { node, target } of alone) {
    const substitute = added.get(target)?.shift();
    if (substitute) yield [node, substitute];
  }
}

/** Makes the methods with which React changes the page follow the substitutes. Returns a function that undoes it. */
function patchNodes(substitutes: Substitutes, parts: Parts): () => void {
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
    shownFor(substitutes, node)?.remove();
    substitutes.delete(node);
  }
  /** A text that is moved or goes is whole again. */
  function join(node: Node): void {
    const rest = partsOf(parts, node).map(({ data }) => data);
    if (node instanceof Text && rest.length > 0) node.data += rest.join('');
    removeParts(parts, node);
  }
  Node.prototype.removeChild = function removeOwn<T extends Node>(this: Node, node: T): T {
    if (parts.has(node)) join(node);
    removeChild.call(this, childFor(this, node));
    return node;
  };
  Node.prototype.insertBefore = function insertOwn<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    if (parts.has(node)) join(node);
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
