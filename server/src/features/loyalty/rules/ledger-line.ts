import type { loyaltyEntry, loyaltyPart } from '../../../platform/db/tables/schema';

export type LedgerLine = typeof loyaltyEntry.$inferSelect;
export type LedgerPart = typeof loyaltyPart.$inferSelect;

/** All lines of a membership, and from which earnings its spendings were taken. */
export interface LedgerState {
  lines: LedgerLine[];
  parts: LedgerPart[];
}

/** An earning with its unspent rest. */
export interface OpenEarning {
  line: LedgerLine;
  left: number;
}

export const isActive = ({ activeFrom }: Pick<LedgerLine, 'activeFrom'>, now: number): boolean =>
  activeFrom.getTime() <= now;

export const isExpired = ({ expireAt }: Pick<LedgerLine, 'expireAt'>, now: number): boolean =>
  expireAt !== null && expireAt.getTime() <= now;

/** Returns how much of an earning has been spent, reversed or written off so far. */
export const takenFrom = ({ parts }: LedgerState, earningId: string): number =>
  sumOf(parts.filter(({ fromId }) => fromId === earningId));

/** Returns the earnings of which something is left, whether or not it is available yet. */
export function openEarnings(state: LedgerState): OpenEarning[] {
  return state.lines
    .filter(({ type }) => type === 'adding')
    .map((line) => ({ line, left: line.value - takenFrom(state, line.id) }))
    .filter(({ left }) => left > 0);
}

export const sumOf = (all: readonly { value: number }[]): number =>
  all.reduce((sum, { value }) => sum + value, 0);
