import type { ParseArgsConfig } from 'node:util';
import type { Author } from '../feed/sets';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';

export interface Told {
  /** For programs. */
  data: unknown;
  /** For people. */
  lines: string[];
  /** What could not be told beside the rest; the exit code is its. */
  trouble?: Trouble | undefined;
}

export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** What a command works with. */
export interface Context {
  /** Where releases are kept; with `--dry-run` one that takes everything and keeps nothing. */
  storage: ReleaseStorage;
  /** Who does it now, and why. */
  author(byDefault: string): Author;
  /** Where a channel is open, as far as this machine knows. */
  addressOf(channel: string): string;
  /** Hears what takes time. */
  say(line: string): void;
  isDryRun: boolean;
}

/** Something that a squad can do. */
export interface Command {
  readonly name: string;
  /** What follows the name. */
  readonly usage: string;
  readonly summary: string;
  readonly examples: readonly string[];
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  run(context: Context, words: string[], options: Options): Promise<Told>;
}

/** The one value of an option, where it was said. */
export function said(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function wanted(options: Options, name: string, what: string): string {
  const value = said(options, name);
  if (value === undefined) throw new Trouble(400, `--${name} has to say ${what}.`);
  return value;
}

/** A word that has to stand there. */
export function word(words: readonly string[], at: number, what: string): string {
  const found = words[at];
  if (found === undefined) throw new Trouble(400, `It takes ${what}.`);
  return found;
}

export function noMore(words: readonly string[], most: number): void {
  const more = words[most];
  if (more !== undefined) throw new Trouble(400, `"${more}" is one word too many.`);
}
