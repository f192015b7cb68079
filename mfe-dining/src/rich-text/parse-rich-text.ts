export interface TextRun {
  text: string;
  isBold: boolean;
}
export type Block = { kind: 'paragraph'; runs: TextRun[] } | { kind: 'list'; items: TextRun[][] };

const ITEM = /^\s*- /;

/**
 * Parses the markup that editors can use: paragraphs separated by an empty line, `**bold**`, and lists whose
 * lines start with `- `.
 */
export function parseRichText(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .flatMap(groupLines)
    .map(toBlock);
}

/** Splits the lines of a paragraph where a list starts or ends. */
function groupLines(paragraph: string): string[][] {
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

function toRuns(text: string): TextRun[] {
  // Splitting by a pattern with one group alternates between plain text and the group.
  return text
    .trim()
    .split(/\*\*(.+?)\*\*/s)
    .map((part, i) => ({ text: part, isBold: i % 2 === 1 }))
    .filter((run) => run.text !== '');
}
