import type { Verdict } from '@guest/shared/contracts/release/release.contract';
import { table } from '../terminal/table';

/**
 * Formats verdicts for people. Passed rules are only listed; failures come last, where they are read first.
 */
export function verdictLines(verdicts: readonly Verdict[]): string[] {
  const order: Verdict['outcome'][] = ['noted', 'waived', 'refused'];
  const shown = order.flatMap((outcome) => verdicts.filter((it) => it.outcome === outcome));
  return [
    ...passedLines(verdicts.filter(({ outcome }) => outcome === 'passed')),
    ...table(shown.map(({ outcome, rule, part, reason }) => [outcome, part, rule, reason])),
  ];
}

function passedLines(passed: readonly Verdict[]): string[] {
  const parts = [...new Set(passed.map(({ part }) => part))];
  const rulesOf = (part: string) => passed.filter((it) => it.part === part).map(({ rule }) => rule);
  return table(parts.map((part) => ['passed', part, rulesOf(part).join(', ')]));
}
