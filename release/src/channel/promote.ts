import type { ChannelChange, Verdict, Waiver } from '@guest/shared/contracts/release/release.contract';
import { checkCandidate, refusals, waive } from '../check/check';
import { loadServedCalls } from '../contract/served-contract';
import { resolveReleases } from '../registry/resolve-release';
import { saveSet, setOf, versionsInSet, type Author, type Versions } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { isUntrusted } from '../trust/record-signature';
import { changeChannel, withSet, type ChannelUpdate } from './change-channel';

export interface Promotion {
  readonly channel: string;
  readonly versions: Versions;
  /** The percentage of visitors; all by default. */
  readonly percent?: number;
  readonly waivers?: readonly Waiver[];
  readonly author: Author;
  /** Tries the versions together with those of the channel, unless the check has already refused them. */
  readonly tryOut?: TryOut;
}

/** Returns the verdicts of a trial of some versions of a set. */
export type TryOut = (storage: ReleaseStorage, candidate: Versions, versions: Versions) => Promise<Verdict[]>;

/** Replaces versions on a channel if the check allows it. */
export async function promote(
  storage: ReleaseStorage,
  { channel, versions, percent = 100, waivers = [], author, tryOut }: Promotion,
): Promise<{ change: ChannelChange; isNew: boolean; verdicts: Verdict[] }> {
  if (!Number.isInteger(percent) || percent < 1 || percent > 100) {
    throw new CliError(400, 'A rollout must cover 1 to 100 percent of the visitors.');
  }
  let verdicts: Verdict[] = [];
  let trial: Verdict[] | undefined;
  const outcome = await changeChannel(storage, channel, author, async (current) => {
    const currentVersions = await versionsInSet(storage, current.set);
    const candidate = { ...currentVersions, ...versions };
    const remaining = percent === 100 ? remainingChanges(current.rollout, versions) : {};
    const unwaived = [
      ...(await checkVersions(storage, candidate, currentVersions)),
      ...(await checkRemainingRollout(storage, candidate, remaining, current.rollout)),
    ];
    verdicts = assertCheckPassed(unwaived, waivers);
    if (tryOut) {
      // If another writer was faster, this function runs again, but the trial is not repeated.
      trial ??= await tryOut(storage, candidate, versions);
      verdicts = assertCheckPassed([...unwaived, ...trial], waivers);
    }
    const step =
      percent === 100
        ? await releaseToAll(storage, current, candidate, remaining, author)
        : await updateRollout(storage, current, candidate, versions, percent, author);
    return step && { ...step, waivers: waivers.filter((it) => verdicts.some((one) => isWaivedBy(one, it))) };
  });
  return { ...outcome, verdicts };
}

function assertCheckPassed(unwaived: Verdict[], waivers: readonly Waiver[]): Verdict[] {
  const verdicts = waive(unwaived, waivers);
  const refused = refusals(verdicts);
  if (refused.length > 0) {
    const reasons = refused.map(({ rule, reason }) => `  ${rule}: ${reason}`).join('\n');
    throw new CliError(422, `The check failed:\n${reasons}\nNothing was changed.`, { verdicts });
  }
  return verdicts;
}

/** Returns the verdicts of the check on a candidate that would replace the versions of a channel. */
export async function checkVersions(
  storage: ReleaseStorage,
  candidate: Versions,
  currentVersions: Versions,
): Promise<Verdict[]> {
  const served = await loadServedCalls(storage);
  const [after, before] = await Promise.all([
    resolveReleases(storage, candidate),
    // A set that is no longer trusted is not served, so that no release has to run beside it.
    currentVersions.shell === undefined
      ? null
      : resolveReleases(storage, currentVersions).catch(nullIfUntrusted),
  ]);
  return checkCandidate({ ...after, served }, before && { ...before, served });
}

function nullIfUntrusted(error: unknown): null {
  if (isUntrusted(error)) return null;
  throw error;
}

/** Returns the part of a rollout that continues while these versions are released to everyone. */
const remainingChanges = (rollout: ChannelChange['rollout'], versions: Versions): Versions =>
  Object.fromEntries(Object.entries(rollout?.changes ?? {}).filter(([name]) => !(name in versions)));

/**
 * Returns the failures of the check on a rollout that continues, because its visitors get the released versions
 * together with those of the rollout.
 */
async function checkRemainingRollout(
  storage: ReleaseStorage,
  candidate: Versions,
  remaining: Versions,
  rollout: ChannelChange['rollout'],
): Promise<Verdict[]> {
  if (!rollout || Object.keys(remaining).length === 0) return [];
  const rolloutVersions = await versionsInSet(storage, rollout.set);
  const remainingTexts = Object.entries(remaining).map((pair) => pair.join('@'));
  return refusals(await checkVersions(storage, { ...candidate, ...remaining }, rolloutVersions)).map(
    (verdict) => ({
      ...verdict,
      reason: `${verdict.reason}; found with the rollout of ${remainingTexts.join(', ')}`,
    }),
  );
}

/** Releases versions to everyone. A rollout of other packages continues on top of the new set. */
async function releaseToAll(
  storage: ReleaseStorage,
  current: ChannelChange,
  candidate: Versions,
  remaining: Versions,
  author: Author,
): Promise<ChannelUpdate | null> {
  const set = setOf(candidate, author);
  const rollout =
    current.rollout && Object.keys(remaining).length > 0
      ? await saveRollout(storage, candidate, remaining, current.rollout.percent, author)
      : null;
  if (set.id === current.set && rollout?.set === current.rollout?.set) return null;
  await saveSet(storage, set);
  return { kind: 'promoted', ...withSet(current, set.id), rollout };
}

async function updateRollout(
  storage: ReleaseStorage,
  current: ChannelChange,
  candidate: Versions,
  versions: Versions,
  percent: number,
  author: Author,
): Promise<ChannelUpdate | null> {
  if (current.set === null) {
    throw new CliError(409, `${current.channel} has no set yet: promote to all of its visitors first.`);
  }
  const names = (its: Versions) => Object.keys(its).sort().join(', ');
  const runningNames = current.rollout && names(current.rollout.changes);
  if (runningNames && runningNames !== names(versions)) {
    throw new CliError(
      409,
      `A rollout of ${runningNames} is at ${current.rollout?.percent} % on ${current.channel}. Complete it or roll it back before starting another.`,
    );
  }
  if (setOf(candidate, author).id === current.set) return null;
  const rollout = await saveRollout(storage, candidate, versions, percent, author);
  if (rollout.set === current.rollout?.set && percent === current.rollout.percent) return null;
  return { kind: 'promoted', rollout };
}

async function saveRollout(
  storage: ReleaseStorage,
  versions: Versions,
  changes: Versions,
  percent: number,
  author: Author,
): Promise<NonNullable<ChannelChange['rollout']>> {
  const set = setOf({ ...versions, ...changes }, author);
  await saveSet(storage, set);
  return { set: set.id, percent, changes };
}

const isWaivedBy = (verdict: Verdict, { rule, part }: Waiver) =>
  verdict.outcome === 'waived' && verdict.rule === rule && verdict.part === part;
