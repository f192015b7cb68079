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
  /** Of the visitors; all of them where it is left out. */
  readonly percent?: number;
  readonly waivers?: readonly Waiver[];
  readonly author: Author;
}

/** Brings versions to a channel, in place of those it has, if the check lets them. */
export async function promote(
  storage: ReleaseStorage,
  { channel, versions, percent = 100, waivers = [], author }: Promotion,
): Promise<{ change: ChannelChange; isNew: boolean; verdicts: Verdict[] }> {
  if (!Number.isInteger(percent) || percent < 1 || percent > 100) {
    throw new Trouble(400, 'A rollout takes 1 to 100 percent of the visitors.');
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
    throw new Trouble(422, `The check refuses it:\n${told}\nNothing was changed.`, { verdicts });
  }
  return verdicts;
}

/** What the check says of a candidate that would replace what a channel has. */
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

/** What of a rollout goes on while these versions are released to all. */
const othersIn = (rollout: ChannelChange['rollout'], versions: Versions): Versions =>
  Object.fromEntries(Object.entries(rollout?.changes ?? {}).filter(([name]) => !(name in versions)));

/** What stands against a rollout that goes on: its visitors get these versions too, beside those that are tried. */
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

/** For everybody. A rollout of something else goes on, beside what the channel has now. */
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
      `A rollout of ${running} is at ${now.rollout?.percent} % on ${now.channel}. Bring it to all, or roll back, before the next begins.`,
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
