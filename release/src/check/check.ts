import type { Verdict, Waiver } from '@guest/shared/contracts/release/release.contract';
import { callRule } from './call-rule';
import { eventRules } from './event-rules';
import { hostRules } from './host-rules';
import { everyone, nameOf, type Together } from './rule';

const rules = [...hostRules, ...eventRules, callRule];

export const ruleNames: readonly string[] = rules.map(({ name }) => name);

/** Applies every rule to every package: can these releases run in one page, given what ran before? */
function checkTogether(together: Together, before: Together | null): Verdict[] {
  return everyone(together).flatMap((release) =>
    rules.flatMap(({ name: rule, holds, judge }): Verdict[] => {
      const found = judge(release, together, before);
      const part = nameOf(release);
      if (found.length === 0) return [{ rule, part, outcome: 'passed', reason: holds }];
      return found.map((finding) => ({ rule, part, ...finding }));
    }),
  );
}

/**
 * Checks a set that is to replace another. A remote that fails in a page is replaced by its previous version,
 * so that version has to run with the rest of the new set too.
 */
export function checkCandidate(candidate: Together, before: Together | null): Verdict[] {
  const asItIs = before ? refusals(checkTogether(before, before)) : [];
  const checked = (together: Together) =>
    checkTogether(together, before).map((verdict) => (isAmong(asItIs, verdict) ? asNoted(verdict) : verdict));
  const verdicts = checked(candidate);
  const fallbacks = candidate.remotes.flatMap((remote) => {
    const earlier = before?.remotes.find(
      ({ name, version }) => name === remote.name && version !== remote.version,
    );
    if (!earlier) return [];
    const remotes = candidate.remotes.map((it) => (it === remote ? earlier : it));
    return checked({ ...candidate, remotes }).filter(({ part }) => part === nameOf(earlier));
  });
  return [...verdicts, ...fallbacks.filter(({ outcome }) => outcome === 'refused').map(asFallback)];
}

const isAmong = (verdicts: readonly Verdict[], { rule, part, reason }: Verdict) =>
  verdicts.some((it) => it.rule === rule && it.part === part && it.reason === reason);

/** A failure that production has already, because it was waived, must not block other changes. */
const asNoted = (verdict: Verdict): Verdict => ({
  ...verdict,
  outcome: 'noted',
  reason: `${verdict.reason}; so it is now already`,
});

const asFallback = (verdict: Verdict): Verdict => ({
  ...verdict,
  reason: `${verdict.reason}; pages could not fall back on it`,
});

/** Turns failures that are covered by a waiver into warnings. */
export function waive(verdicts: Verdict[], waivers: readonly Waiver[]): Verdict[] {
  return verdicts.map((verdict) => {
    const waiver = waivers.find(({ rule, part }) => rule === verdict.rule && part === verdict.part);
    if (!waiver || verdict.outcome !== 'refused') return verdict;
    const { by, reason } = waiver;
    return { ...verdict, outcome: 'waived', reason: `${verdict.reason} (waived by ${by}: ${reason})` };
  });
}

export const refusals = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.filter(({ outcome }) => outcome === 'refused');
