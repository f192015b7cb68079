import type { SharePolicy } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { Option } from 'commander';
import { UsageError, type Command, type CommandOptions } from '../../core/command';

const REVIEWS = ['none', 'risk', 'first', 'all'] as const;
const STATES = ['PRE', 'IN', 'OUT'] as const;

export const sharePolicy: Command = {
  name: 'share-policy',
  summary: 'shows or changes when guests may publish, and what staff see first',
  example: 'pnpm desk share-policy --hours 08:00-22:00 --stay PRE,IN --review first',
  options: [
    new Option('--review <which>', 'posts that staff see first').choices(REVIEWS),
    new Option('--hours <from-until>', 'local times such as 08:00-22:00, or always'),
    new Option('--stay <states>', 'before, during or after the stay: PRE,IN,OUT, or any'),
    new Option('--closed', 'lets nobody publish'),
    new Option('--open', 'ends --closed'),
  ],
  async run({ desk, session }, _args, options) {
    const changes = changesOf(options);
    const { policy } = await (Object.keys(changes).length === 0
      ? desk.request('loadSharePolicy', {})
      : desk.request('changeSharePolicy', changes));
    return { data: policy, lines: policyLines(policy, session.property.name) };
  },
};

/** Returns the settings that the options name. */
function changesOf(options: CommandOptions): RequestOf<'changeSharePolicy'> {
  const { review, hours, stay, closed, open } = options;
  if (closed && open) throw new UsageError('only one of --closed and --open is possible');
  return {
    ...(review !== undefined && { reviewPosts: reviewOf(review) }),
    ...(hours !== undefined && { hours: hoursOf(String(hours)) }),
    ...(stay !== undefined && { stayStates: statesOf(String(stay)) }),
    ...((closed || open) && { isClosed: closed === true }),
  };
}

function reviewOf(typed: NonNullable<CommandOptions[string]>): SharePolicy['reviewPosts'] {
  const found = REVIEWS.find((one) => one === typed);
  if (!found) throw new UsageError(`--review is one of ${REVIEWS.join(', ')}`);
  return found;
}

function hoursOf(typed: string): SharePolicy['hours'] {
  if (typed === 'always') return null;
  const [, from, until] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(typed) ?? [];
  if (!from || !until) throw new UsageError('--hours are two times such as 08:00-22:00, or always');
  return { from, until };
}

function statesOf(typed: string): SharePolicy['stayStates'] {
  if (typed === 'any') return null;
  return typed.split(',').map((word) => {
    const found = STATES.find((one) => one === word.trim().toUpperCase());
    if (!found) throw new UsageError('--stay is a list of PRE, IN and OUT, or any');
    return found;
  });
}

const REVIEW_TEXTS: Record<SharePolicy['reviewPosts'], string> = {
  none: 'no posts',
  risk: 'posts by guests with many upheld reports',
  first: "everybody's first post",
  all: 'every post',
};
const STATE_TEXTS = { PRE: 'before', IN: 'during', OUT: 'after' };

const policyLines = ({ reviewPosts, hours, stayStates, isClosed }: SharePolicy, name: string) => [
  isClosed ? `Nobody can publish at ${name} now.` : `Guests can publish at ${name}.`,
  `Hours: ${hours ? `${hours.from} to ${hours.until}, local time` : 'always'}`,
  `Guests: ${stayStates ? `${stayStates.map((state) => STATE_TEXTS[state]).join(', ')} their stay` : 'all'}`,
  `Staff see first: ${REVIEW_TEXTS[reviewPosts]}`,
];
