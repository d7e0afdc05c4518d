/** The nodes that each node has an edge to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of two or more nodes that can all reach each other (Tarjan's strongly connected components). */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): void {
    const number = order.size;
    order.set(node, number);
    low.set(node, number);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(lowOf(node), lowOf(next)));
    }
    if (lowOf(node) !== number) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) cycles.push(group.toSorted());
  }
  const lowOf = (node: string) => low.get(node) ?? Number.POSITIVE_INFINITY;

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}

/** The graph with these edges; edges from a node to itself are left out. */
export function graphOf(pairs: readonly (readonly [string, string])[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    const targets = graph.get(from) ?? new Set<string>();
    if (from !== to) targets.add(to);
    graph.set(from, targets);
  }
  return graph;
}
