import type { ChannelChange, ReleaseFigures } from '@guest/shared/contracts/release.contract';
import { noMore, type Command } from '../command';
import { existing } from '../channel/change-channel';
import { channelNames } from '../channel/channel-log';
import { readFigures } from '../feed/figures';
import { knownSet, versionsOf } from '../feed/sets';
import type { ReleaseStorage } from '../storage/storage';
import { table } from '../table';
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
    const figures = await readFigures(storage);
    const channels = await Promise.all(
      names.map(async (name) => stateOf(storage, await existing(storage, name), figures)),
    );
    const lines =
      channels.length > 0 ? channels.flatMap(linesOf) : [`There is no channel in ${storage.place}.`];
    return { data: { store: storage.place, channels }, lines };
  },
};

type State = Awaited<ReturnType<typeof stateOf>>;

async function stateOf(storage: ReleaseStorage, now: ChannelChange, figures: ReleaseFigures | undefined) {
  const { channel, revision, kind, at, actor, reason, set, rollout, earlier, mayMix } = now;
  const versions = set === null ? {} : versionsOf(await knownSet(storage, set));
  const inPages = figuresOf(channel, figures);
  return {
    ...{ channel, set, versions, rollout, earlier, mayMix, figures: inPages },
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
