import type { Import } from './import-graph';

/** The order of what a folder contains: groups of names, the lowest first. Names of a group do not import each other. */
export interface DeclaredOrder {
  folder: string;
  groups: string[][];
}

const ROW = /^\| `([^`]+)` +\| (`.*→.*) \|$/;
const NAME = /`([^`]+)`/g;

/** Reads the table of orders in ARCHITECTURE.md. */
export const readDeclaredOrders = (document: string): DeclaredOrder[] =>
  document.split('\n').flatMap((line) => {
    const [, folder, order] = ROW.exec(line) ?? [];
    if (!folder || !order) return [];
    const groups = order.split('→').map((group) => [...group.matchAll(NAME)].map(([, name = '']) => name));
    return [{ folder, groups }];
  });

/** Returns the imports that a declared order does not allow, and the folders that it does not name. */
export function findUndeclared(orders: readonly DeclaredOrder[], imports: readonly Import[]): string[] {
  const found = orders.flatMap(({ folder, groups }) => {
    const levels = new Map(groups.flatMap((names, level) => names.map((name) => [name, level] as const)));
    const nameIn = (file: string) =>
      file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
    return imports.flatMap(([importer, imported]) => {
      const [from, to] = [nameIn(importer), nameIn(imported)];
      if (from === undefined || to === undefined || from === to) return [];
      const [above, below] = [levels.get(from), levels.get(to)];
      if (above === undefined) return [`${folder}: ${from} is not in the order`];
      if (below === undefined) return [`${folder}: ${to} is not in the order`];
      return below < above ? [] : [`${folder}: ${from} imports ${to}`];
    });
  });
  return [...new Set(found)].sort();
}
