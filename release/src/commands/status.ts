import type { ReleaseFigures } from '@guest/shared/contracts/release/release.contract';
import { noMore, type Command } from '../command/command';
import { knownChannel } from '../channel/change-channel';
import { channelNames } from '../channel/channel-log';
import { readFigures } from '../feed/figures';
import { versionsAt } from '../feed/sets';
import type { ReleaseStorage } from '../storage/storage';
import { table } from '../terminal/table';
import { Trouble } from '../errors/trouble';
import { figureLines, figuresOf } from './figure-lines';

export const status: Command = {
  name: 'status',
  usage: '[channel]',
  summary:
    'Tells what every channel is at: its set, its versions and how they do, a rollout, and the sets before.',
  examples: ['status', 'status production --json'],
  async run({ storage }, words) {
    noMore(words, 1);
    const names = words[0] === undefined ? await channelNames(storage) : [words[0]];
    const figures = await orTrouble(readFigures(storage));
    const told = await Promise.all(
      names.map(async (channel) => {
        const known = figures instanceof Trouble ? undefined : figures;
        const state = await orTrouble(stateOf(storage, channel, known));
        return state instanceof Trouble ? { channel, trouble: state } : state;
      }),
    );
    const channels = told.filter((it) => !('trouble' in it));
    const damaged = told.filter((it) => 'trouble' in it);
    const [first] = damaged;
    // For a single channel the error is reported as by every other command.
    if (words[0] !== undefined && first) throw first.trouble;
    const lines = told.flatMap((it) =>
      'trouble' in it ? [`${it.channel}  ${it.trouble.message}`, ''] : linesOf(it),
    );
    if (told.length === 0) lines.push(`There is no channel in ${storage.place}.`);
    if (figures instanceof Trouble) lines.push(figures.message);
    return {
      data: {
        store: storage.place,
        channels,
        damaged: damaged.map(({ channel, trouble }) => ({ channel, error: trouble.message })),
        ...(figures instanceof Trouble && { figuresError: figures.message }),
      },
      lines,
      trouble: first?.trouble ?? (figures instanceof Trouble ? figures : undefined),
    };
  },
};

/** Returns the error instead of throwing, so that one damaged channel does not hide the others. */
async function orTrouble<T>(asked: Promise<T>): Promise<T | Trouble> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Trouble) return error;
    throw error;
  }
}

type State = Awaited<ReturnType<typeof stateOf>>;

async function stateOf(storage: ReleaseStorage, name: string, figures: ReleaseFigures | undefined) {
  const now = await knownChannel(storage, name);
  const { channel, revision, kind, at, actor, reason, set, rollout, earlier, mayMix } = now;
  const versions = await versionsAt(storage, set);
  const inPages = figuresOf(channel, figures);
  return {
    channel,
    set,
    versions,
    rollout,
    earlier,
    mayMix,
    figures: inPages,
    last: { revision, kind, at, actor, reason },
  };
}

function linesOf({ channel, set, versions, rollout, earlier, figures, last }: State): string[] {
  const changed = (name: string) => {
    const version = rollout?.changes[name];
    return version === undefined ? '' : `${version} for ${rollout?.percent} %`;
  };
  return [
    `${channel}  ${set ?? 'nothing yet'}  ${last.kind} ${last.at} by ${last.actor}: ${last.reason}`,
    ...table(Object.entries(versions).map(([name, version]) => [name, version, changed(name)])).map(
      (line) => `  ${line}`,
    ),
    ...figureLines(figures).map((line) => `  ${line}`),
    ...(earlier.length > 0 ? [`  before: ${earlier.join(', ')}`] : []),
    '',
  ];
}
