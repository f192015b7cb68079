import type { Option } from 'commander';
import type { Author } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';

export interface CommandResult {
  /** The result for programs. */
  data: unknown;
  /** The result for people. */
  lines: string[];
  /** A problem that occurred beside the result; it determines the exit code. */
  problem?: CliError | undefined;
}

export type CommandOptions = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** The dependencies of a command. */
export interface CommandContext {
  /** The release store. With `--dry-run` it accepts every write and stores nothing. */
  storage: ReleaseStorage;
  /** Returns who runs the command and why. */
  author(defaultReason: string): Author;
  /** Returns the address of a channel as configured on this machine. */
  addressOf(channel: string): string;
  /** Prints progress of slow operations. */
  print(line: string): void;
  isDryRun: boolean;
}

/** A command that squads can run. */
export interface Command {
  readonly name: string;
  /** The arguments after the name of the command, as in `<channel> [name...]`. */
  readonly args?: string;
  readonly summary: string;
  readonly examples: readonly string[];
  readonly options?: readonly Option[];
  run(context: CommandContext, args: string[], options: CommandOptions): Promise<CommandResult>;
}

/** Returns the value of an option, if given. */
export function optionValue(options: CommandOptions, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function requiredOption(options: CommandOptions, name: string, description: string): string {
  const value = optionValue(options, name);
  if (value === undefined) throw new CliError(400, `--${name} is required: ${description}.`);
  return value;
}
