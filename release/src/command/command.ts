import type { ParseArgsConfig } from 'node:util';
import type { Author } from '../feed/sets';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';

export interface Told {
  /** The result for programs. */
  data: unknown;
  /** The result for people. */
  lines: string[];
  /** A problem that occurred beside the result; it determines the exit code. */
  trouble?: Trouble | undefined;
}

export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** The dependencies of a command. */
export interface Context {
  /** The release store. With `--dry-run` it accepts every write and stores nothing. */
  storage: ReleaseStorage;
  /** Returns who runs the command and why. */
  author(byDefault: string): Author;
  /** Returns the address of a channel as configured on this machine. */
  addressOf(channel: string): string;
  /** Prints progress of slow operations. */
  say(line: string): void;
  isDryRun: boolean;
}

/** A command that squads can run. */
export interface Command {
  readonly name: string;
  /** The arguments after the name of the command. */
  readonly usage: string;
  readonly summary: string;
  readonly examples: readonly string[];
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  run(context: Context, words: string[], options: Options): Promise<Told>;
}

/** Returns the value of an option, if given. */
export function said(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function wanted(options: Options, name: string, what: string): string {
  const value = said(options, name);
  if (value === undefined) throw new Trouble(400, `--${name} has to say ${what}.`);
  return value;
}

/** Returns a required argument. */
export function word(words: readonly string[], at: number, what: string): string {
  const found = words[at];
  if (found === undefined) throw new Trouble(400, `Missing argument: ${what}.`);
  return found;
}

export function noMore(words: readonly string[], most: number): void {
  const more = words[most];
  if (more !== undefined) throw new Trouble(400, `"${more}" is one word too many.`);
}
