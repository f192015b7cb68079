/** An edge of a directed graph. */
export type Edge = readonly [from: string, to: string];

/**
 * Returns the strongly connected parts of a graph that have more than one node: the groups that import each
 * other in circles. The method is Tarjan's (SIAM J. Comput. 1, 1972).
 */
export function findCycles(edges: readonly Edge[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const [from, to] of edges)
    if (from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): void {
    const own = index.size;
    index.set(node, own);
    lowest.set(node, own);
    stack.push(node);
    for (const target of targets.get(node) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) lowest.set(node, Math.min(valueOf(lowest, node), valueOf(lowest, target)));
    }
    if (valueOf(lowest, node) !== own) return;
    const part = stack.splice(stack.indexOf(node));
    if (part.length > 1) cycles.push(part.sort());
  }

  for (const node of targets.keys()) if (!index.has(node)) visit(node);
  return cycles;
}

function valueOf(values: ReadonlyMap<string, number>, node: string): number {
  const value = values.get(node);
  if (value === undefined) throw new Error(`node ${node} was not visited`);
  return value;
}
