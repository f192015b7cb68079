import type { Command } from '../command/command';
import { commands } from '../commands/commands';
import { EXIT_CODES } from '../errors/exit-code';
import { table } from '../terminal/table';

const AROUND = [
  [
    '--store <folder>',
    'the store, in place of RELEASES_DIR or DATA_DIR/releases; RELEASES_S3_… name a bucket',
  ],
  ['--json', 'answers for a program'],
  ['--dry-run', 'says what would be done, and does nothing'],
  ['--actor, --reason', 'who does it and why, for the history'],
];

export function helpOf({ name, usage, summary, examples }: Command): string[] {
  return [
    `release ${name} ${usage}`.trimEnd(),
    '',
    `  ${summary}`,
    '',
    'Such as',
    ...examples.map((example) => `  release ${example}`),
    '',
    ...table(AROUND).map((line) => `  ${line}`),
  ];
}

export function overview(): string[] {
  const rows = commands.map(({ name, summary }) => [name, firstSentence(summary)]);
  return [
    'release <command> [--json] [--dry-run]',
    '',
    ...table([...rows, ['help <command>', 'one command, with examples']]).map((line) => `  ${line}`),
    '',
    ...table(AROUND).map((line) => `  ${line}`),
    '',
    EXIT_CODES,
  ];
}

const firstSentence = (summary: string) => summary.replace(/(?<=\w{2})\. .*$/, '.');
