export interface Run {
  text: string;
  isBold: boolean;
}
export type Block = { kind: 'paragraph'; runs: Run[] } | { kind: 'list'; items: Run[][] };

const ITEM = /^\s*- /;

/** What an editor may write: paragraphs apart by an empty line, `**bold**`, and lists of lines that begin with `- `. */
export function parseRichText(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .flatMap(stretches)
    .map(toBlock);
}

/** The lines of a paragraph, apart where a list begins or ends. */
function stretches(paragraph: string): string[][] {
  const result: string[][] = [];
  for (const line of paragraph.split('\n').filter((text) => text.trim() !== '')) {
    const last = result.at(-1);
    if (last && ITEM.test(last[0] ?? '') === ITEM.test(line)) last.push(line);
    else result.push([line]);
  }
  return result;
}

function toBlock(lines: string[]): Block {
  return ITEM.test(lines[0] ?? '')
    ? { kind: 'list', items: lines.map((line) => toRuns(line.replace(ITEM, ''))) }
    : { kind: 'paragraph', runs: toRuns(lines.map((line) => line.trim()).join('\n')) };
}

function toRuns(text: string): Run[] {
  // A split by a pattern with one group gives what lies between, and the groups at every second place.
  return text
    .trim()
    .split(/\*\*(.+?)\*\*/s)
    .map((part, i) => ({ text: part, isBold: i % 2 === 1 }))
    .filter((run) => run.text !== '');
}
