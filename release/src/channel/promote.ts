import type { ChannelChange, Verdict, Waiver } from '@guest/shared/contracts/release/release.contract';
import { checkCandidate, refusals, waive } from '../check/check';
import { servedBy } from '../contract/served';
import { recordsOf } from '../feed/parts';
import { keepSet, setOf, versionsAt, type Author, type Versions } from '../feed/sets';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { changeChannel, withSet, type ChannelStep } from './change-channel';

export interface Promotion {
  readonly channel: string;
  readonly versions: Versions;
  /** The percentage of visitors; all by default. */
  readonly percent?: number;
  readonly waivers?: readonly Waiver[];
  readonly author: Author;
}

/** Replaces versions on a channel if the check allows it. */
export async function promote(
  storage: ReleaseStorage,
  { channel, versions, percent = 100, waivers = [], author }: Promotion,
): Promise<{ change: ChannelChange; isNew: boolean; verdicts: Verdict[] }> {
  if (!Number.isInteger(percent) || percent < 1 || percent > 100) {
    throw new Trouble(400, 'A rollout must cover 1 to 100 percent of the visitors.');
  }
  let verdicts: Verdict[] = [];
  const outcome = await changeChannel(storage, channel, author, async (now) => {
    const has = await versionsAt(storage, now.set);
    const candidate = { ...has, ...versions };
    const beside = percent === 100 ? othersIn(now.rollout, versions) : {};
    const found = [
      ...(await verdictsOn(storage, candidate, has)),
      ...(await verdictsBeside(storage, candidate, beside, now.rollout)),
    ];
    verdicts = letIn(found, waivers);
    const step =
      percent === 100
        ? await released(storage, now, candidate, beside, author)
        : await rolledOut(storage, now, candidate, versions, percent, author);
    return step && { ...step, waivers: waivers.filter((it) => verdicts.some((one) => isWaivedBy(one, it))) };
  });
  return { ...outcome, verdicts };
}

function letIn(found: Verdict[], waivers: readonly Waiver[]): Verdict[] {
  const verdicts = waive(found, waivers);
  const refused = refusals(verdicts);
  if (refused.length > 0) {
    const told = refused.map(({ rule, reason }) => `  ${rule}: ${reason}`).join('\n');
    throw new Trouble(422, `The check failed:\n${told}\nNothing was changed.`, { verdicts });
  }
  return verdicts;
}

/** Returns the verdicts of the check on a candidate that would replace the versions of a channel. */
export async function verdictsOn(
  storage: ReleaseStorage,
  candidate: Versions,
  has: Versions,
): Promise<Verdict[]> {
  const served = await servedBy(storage);
  const [after, before] = await Promise.all([
    recordsOf(storage, candidate),
    has.shell === undefined ? null : recordsOf(storage, has),
  ]);
  return checkCandidate({ ...after, served }, before && { ...before, served });
}

/** Returns the part of a rollout that continues while these versions are released to everyone. */
const othersIn = (rollout: ChannelChange['rollout'], versions: Versions): Versions =>
  Object.fromEntries(Object.entries(rollout?.changes ?? {}).filter(([name]) => !(name in versions)));

/**
 * Returns the failures of a rollout that continues: its visitors get the released versions together with
 * those of the rollout.
 */
async function verdictsBeside(
  storage: ReleaseStorage,
  candidate: Versions,
  beside: Versions,
  rollout: ChannelChange['rollout'],
): Promise<Verdict[]> {
  if (!rollout || Object.keys(beside).length === 0) return [];
  const has = await versionsAt(storage, rollout.set);
  const tried = Object.entries(beside).map((pair) => pair.join('@'));
  return refusals(await verdictsOn(storage, { ...candidate, ...beside }, has)).map((verdict) => ({
    ...verdict,
    reason: `${verdict.reason}; so it is in the rollout of ${tried.join(', ')}`,
  }));
}

/** Releases versions to everyone. A rollout of other packages continues on top of the new set. */
async function released(
  storage: ReleaseStorage,
  now: ChannelChange,
  candidate: Versions,
  beside: Versions,
  author: Author,
): Promise<ChannelStep | null> {
  const set = setOf(candidate, author);
  const rollout =
    now.rollout && Object.keys(beside).length > 0
      ? await keptRollout(storage, candidate, beside, now.rollout.percent, author)
      : null;
  if (set.id === now.set && rollout?.set === now.rollout?.set) return null;
  await keepSet(storage, set);
  return { kind: 'promoted', ...withSet(now, set.id), rollout };
}

async function rolledOut(
  storage: ReleaseStorage,
  now: ChannelChange,
  candidate: Versions,
  versions: Versions,
  percent: number,
  author: Author,
): Promise<ChannelStep | null> {
  if (now.set === null) {
    throw new Trouble(409, `${now.channel} has no set yet: promote to all of its visitors first.`);
  }
  const names = (its: Versions) => Object.keys(its).sort().join(', ');
  const running = now.rollout && names(now.rollout.changes);
  if (running && running !== names(versions)) {
    throw new Trouble(
      409,
      `A rollout of ${running} is at ${now.rollout?.percent} % on ${now.channel}. Complete it or roll it back before starting another.`,
    );
  }
  if (setOf(candidate, author).id === now.set) return null;
  const rollout = await keptRollout(storage, candidate, versions, percent, author);
  if (rollout.set === now.rollout?.set && percent === now.rollout.percent) return null;
  return { kind: 'promoted', rollout };
}

async function keptRollout(
  storage: ReleaseStorage,
  versions: Versions,
  changes: Versions,
  percent: number,
  author: Author,
): Promise<NonNullable<ChannelChange['rollout']>> {
  const set = setOf({ ...versions, ...changes }, author);
  await keepSet(storage, set);
  return { set: set.id, percent, changes };
}

const isWaivedBy = (verdict: Verdict, { rule, part }: Waiver) =>
  verdict.outcome === 'waived' && verdict.rule === rule && verdict.part === part;
