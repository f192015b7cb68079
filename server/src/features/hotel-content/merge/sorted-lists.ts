/** An entry of a list, such as a dish of a section. */
interface Entry {
  key: string;
  /** Blank lines and comments above it, which move with it. */
  above: string[];
  first: string;
  parts: Part[];
}
interface List {
  entries: Entry[];
  /** The keys and lines that lead to it, such as those of a section and `items:`. */
  path: string;
}
type Part = string | List;
type Three = Record<'base' | 'theirs' | 'mine', string>;

const ENTRY = /^( *)- (?:\{ *)?key: *["']?([a-z0-9][a-z0-9-]*)/;
const NOTHING = /^\s*(#|$)/;

/**
 * Puts the lists that one of two edits has sorted, and the other has not, into the new order in all three texts. A merge
 * by lines then finds only what was edited. Returns nothing if no list was sorted like this.
 */
export function withSortedLists({ base, theirs, mine }: Three): Three | undefined {
  const all = [base, theirs, mine].map((text) => partsOf(text.split('\n')));
  const [inBase, inTheirs, inMine] = all.map((parts) => listsIn(parts));
  let isSorted = false;
  for (const [path, list] of inBase ?? []) {
    const [their, own] = [inTheirs?.get(path), inMine?.get(path)];
    const order = their && own && newOrder(keysOf(list), { theirs: keysOf(their), mine: keysOf(own) });
    if (!order) continue;
    isSorted = true;
    for (const one of [list, their, own]) one.entries = inOrder(one.entries, order);
  }
  const [a = '', b = '', c = ''] = all.map((parts) => linesOf(parts).join('\n'));
  return isSorted ? { base: a, theirs: b, mine: c } : undefined;
}

/** Returns the order of the side that has sorted the list, unless none or both have. */
function newOrder(
  base: readonly string[],
  { theirs, mine }: { theirs: readonly string[]; mine: readonly string[] },
): readonly string[] | undefined {
  const inBase = new Set(base);
  const isSorted = (keys: readonly string[]) => {
    const known = new Set(keys);
    return base.filter((key) => known.has(key)).join() !== keys.filter((key) => inBase.has(key)).join();
  };
  if ([base, theirs, mine].some((keys) => new Set(keys).size < keys.length)) return undefined;
  if (isSorted(theirs) === isSorted(mine)) return undefined;
  return isSorted(theirs) ? theirs : mine;
}

/** Sorts entries. One that the order does not have stays behind the one that it followed. */
function inOrder(entries: readonly Entry[], order: readonly string[]): Entry[] {
  const places = new Map(order.map((key, place) => [key, place]));
  const placeOf = ({ key }: Entry) => places.get(key) ?? 0;
  /** The entries without a place by the one that they follow; those at the beginning follow none. */
  const followers = new Map<Entry | undefined, Entry[]>();
  let leader: Entry | undefined;
  for (const entry of entries)
    if (places.has(entry.key)) leader = entry;
    else if (!followers.get(leader)?.push(entry)) followers.set(leader, [entry]);
  const sorted = entries.filter(({ key }) => places.has(key)).toSorted((a, b) => placeOf(a) - placeOf(b));
  return [undefined, ...sorted].flatMap((one) => [one ?? [], followers.get(one) ?? []].flat());
}

const keysOf = ({ entries }: List): string[] => entries.map(({ key }) => key);

function listsIn(parts: readonly Part[], found = new Map<string, List>()): Map<string, List> {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    found.set(part.path, part);
    for (const { parts: inner } of part.entries) listsIn(inner, found);
  }
  return found;
}

const linesOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) =>
    typeof part === 'string'
      ? part
      : part.entries.flatMap(({ above, first, parts: inner }) => [...above, first, ...linesOf(inner)]),
  );

/** Finds the lists of entries with keys by their indentation. */
function partsOf(lines: readonly string[], within = ''): Part[] {
  const parts: Part[] = [];
  // A file may have more comments than a call can have arguments.
  const addAll = (added: readonly string[]) => added.forEach((one) => parts.push(one));
  let title = '';
  let list: (List & { depth: number }) | undefined;
  let above: string[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (NOTHING.test(line)) {
      above.push(line);
      continue;
    }
    const [, indent, key] = ENTRY.exec(line) ?? [];
    if (indent === undefined || key === undefined) {
      addAll([...above, line]);
      [title, list, above] = [line.trim(), undefined, []];
      continue;
    }
    if (list?.depth !== indent.length) {
      addAll(above);
      above = [];
      list = { entries: [], path: `${within}/${title}`, depth: indent.length };
      parts.push(list);
    }
    const end = endOfEntry(lines, i + 1, indent.length);
    const inner = partsOf(lines.slice(i + 1, end), `${list.path}/${key}`);
    list.entries.push({ key, above, first: line, parts: inner });
    above = [];
    i = end - 1;
  }
  return [...parts, ...above];
}

/** Returns the first line after an entry. Blank lines and comments at its end belong to what follows. */
function endOfEntry(lines: readonly string[], from: number, depth: number): number {
  let end = from;
  for (let i = from; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (NOTHING.test(line)) continue;
    if (line.search(/\S/) <= depth) break;
    end = i + 1;
  }
  return end;
}
