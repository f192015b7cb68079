import type { Verdict, Waiver } from '@guest/shared/contracts/release/release.contract';
import { callRule } from './call-rule';
import { eventRules } from './event-rules';
import { hostRules } from './host-rules';
import { allReleases, nameOf, type Candidate } from './rule';

const rules = [...hostRules, ...eventRules, callRule];

export const ruleNames: readonly string[] = rules.map(({ name }) => name);

/** Applies every rule to every package: can these releases run in one page, given what ran before? */
function checkReleases(releases: Candidate, before: Candidate | null): Verdict[] {
  return allReleases(releases).flatMap((release) =>
    rules.flatMap(({ name: rule, passMessage, judge }): Verdict[] => {
      const findings = judge(release, releases, before);
      const part = nameOf(release);
      if (findings.length === 0) return [{ rule, part, outcome: 'passed', reason: passMessage }];
      return findings.map((finding) => ({ rule, part, ...finding }));
    }),
  );
}

/**
 * Checks a set that is to replace another. A remote that fails in a page is replaced by its previous version,
 * so that version has to run with the rest of the new set too.
 */
export function checkCandidate(candidate: Candidate, before: Candidate | null): Verdict[] {
  const existingRefusals = before ? refusals(checkReleases(before, before)) : [];
  const checkNew = (releases: Candidate) =>
    checkReleases(releases, before).map((verdict) =>
      includesVerdict(existingRefusals, verdict) ? asWarning(verdict) : verdict,
    );
  const verdicts = checkNew(candidate);
  const fallbacks = candidate.remotes.flatMap((remote) => {
    const earlier = before?.remotes.find(
      ({ name, version }) => name === remote.name && version !== remote.version,
    );
    if (!earlier) return [];
    const remotes = candidate.remotes.map((it) => (it === remote ? earlier : it));
    return checkNew({ ...candidate, remotes }).filter(({ part }) => part === nameOf(earlier));
  });
  return [...verdicts, ...fallbacks.filter(({ outcome }) => outcome === 'refused').map(asFallbackFailure)];
}

const includesVerdict = (verdicts: readonly Verdict[], { rule, part, reason }: Verdict) =>
  verdicts.some((it) => it.rule === rule && it.part === part && it.reason === reason);

/** A failure that production has already, because it was waived, must not block other changes. */
const asWarning = (verdict: Verdict): Verdict => ({
  ...verdict,
  outcome: 'noted',
  reason: `${verdict.reason}; this is already the case today`,
});

const asFallbackFailure = (verdict: Verdict): Verdict => ({
  ...verdict,
  reason: `${verdict.reason}; pages could not fall back to it`,
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
