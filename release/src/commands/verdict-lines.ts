import type { Verdict } from '@guest/shared/contracts/release.contract';
import { table } from '../table';

/** The verdicts for people, what stands in the way last, where it is read first. */
export function verdictLines(verdicts: readonly Verdict[]): string[] {
  const order: Verdict['outcome'][] = ['passed', 'noted', 'waived', 'refused'];
  const sorted = [...verdicts].sort((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome));
  return table(sorted.map(({ outcome, rule, part, reason }) => [outcome, part, rule, reason]));
}
