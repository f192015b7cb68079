import { UsageError, type CommandOptions } from '../../core/command';

/** Parses a value of at least one. */
export function wholeNumber(typed: CommandOptions[string], name: string): number {
  const value = Number(typed);
  if (!Number.isInteger(value) || value < 1) throw new UsageError(`${name} must be a whole number`);
  return value;
}
