import type { ReleaseFigures } from '@guest/shared/contracts/release/release.contract';
import type { Command } from '../command/command';
import { requireChannel } from '../channel/change-channel';
import { channelNames } from '../channel/channel-log';
import { readFigures } from '../registry/figures';
import { readRecord } from '../registry/records';
import { versionsInSet, type Versions } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { table } from '../terminal/table';
import { CliError } from '../errors/cli-error';
import { figureLines, figuresOf } from './figure-lines';

export const status: Command = {
  name: 'status',
  args: '[channel]',
  summary:
    'Shows the state of every channel: its set, its versions with their figures, a rollout, and the earlier sets.',
  examples: ['status', 'status production --json'],
  async run({ storage }, [only]) {
    const names = only === undefined ? await channelNames(storage) : [only];
    const figures = await orError(readFigures(storage));
    const results = await Promise.all(
      names.map(async (channel) => {
        const known = figures instanceof CliError ? undefined : figures;
        const state = await orError(stateOf(storage, channel, known));
        return state instanceof CliError ? { channel, error: state } : state;
      }),
    );
    const channels = results.filter((it) => !('error' in it));
    const damaged = results.filter((it) => 'error' in it);
    const [first] = damaged;
    // For a single channel the error is reported as by every other command.
    if (only !== undefined && first) throw first.error;
    const lines = results.flatMap((it) =>
      'error' in it ? [`${it.channel}  ${it.error.message}`, ''] : linesOf(it),
    );
    if (results.length === 0) lines.push(`There is no channel in ${storage.location}.`);
    if (figures instanceof CliError) lines.push(figures.message);
    return {
      data: {
        store: storage.location,
        channels,
        damaged: damaged.map(({ channel, error }) => ({ channel, error: error.message })),
        ...(figures instanceof CliError && { figuresError: figures.message }),
      },
      lines,
      problem: first?.error ?? (figures instanceof CliError ? figures : undefined),
    };
  },
};

/** Returns the error instead of throwing, so that one damaged channel does not hide the others. */
async function orError<T>(result: Promise<T>): Promise<T | CliError> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
}

type State = Awaited<ReturnType<typeof stateOf>>;

async function stateOf(storage: ReleaseStorage, name: string, figures: ReleaseFigures | undefined) {
  const current = await requireChannel(storage, name);
  const { channel, revision, kind, at, actor, reason, set, rollout, earlier, mayMix } = current;
  const versions = await versionsInSet(storage, set);
  const figuresInPages = figuresOf(channel, figures);
  const dirty = await dirtyBuilds(storage, [versions, rollout?.changes ?? {}]);
  return {
    channel,
    set,
    versions,
    /** The releases whose sources had changes that are not in their commit. */
    dirty,
    rollout,
    earlier,
    mayMix,
    figures: figuresInPages,
    last: { revision, kind, at, actor, reason },
  };
}

async function dirtyBuilds(storage: ReleaseStorage, sets: readonly Versions[]): Promise<string[]> {
  const releases = new Map(
    sets
      .flatMap((versions) => Object.entries(versions))
      .map(([name, version]) => [`${name}@${version}`, { name, version }]),
  );
  const found = await Promise.all(
    [...releases].map(async ([release, { name, version }]) => {
      // A damaged record is reported where it is used.
      const record = await readRecord(storage, name, version).catch(() => undefined);
      return record?.provenance.dirty ? [release] : [];
    }),
  );
  return found.flat();
}

function linesOf({ channel, set, versions, dirty, rollout, earlier, figures, last }: State): string[] {
  const changed = (name: string) => {
    const version = rollout?.changes[name];
    return version === undefined ? '' : `${version} for ${rollout?.percent} %`;
  };
  return [
    `${channel}  ${set ?? 'no set yet'}  ${last.kind} ${last.at} by ${last.actor}: ${last.reason}`,
    ...table(Object.entries(versions).map(([name, version]) => [name, version, changed(name)])).map(
      (line) => `  ${line}`,
    ),
    ...dirty.map((release) => `  ${release} was built with uncommitted changes`),
    ...figureLines(figures).map((line) => `  ${line}`),
    ...(earlier.length > 0 ? [`  before: ${earlier.join(', ')}`] : []),
    '',
  ];
}
