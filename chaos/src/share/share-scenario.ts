import { metric } from '../world/report';
import { runScenario } from '../world/scenario';
import { runShare } from './run-share';

const USAGE = `pnpm chaos share [--operations 2000 --guests 200 --hands 40 --kills 20 --servers 2]

Guests like, unlike, comment and delete at one post and publish posts, by chance and many at once, over links of which
a fifth are cut, while the servers are killed. The exit code is 1 if a like is not the last choice of its guest, a post
or comment is lost, twice or back again, a number is not that of the rows, or the server makes a mistake of its own.`;

export const shareScenario = (args: string[]): Promise<number> =>
  runScenario(args, {
    name: 'chaos-share',
    usage: USAGE,
    amounts: { operations: 2_000, guests: 200, hands: 40, kills: 20, servers: 2 },
    async run(amounts, print) {
      const { findings, answers, likes, comments, posts, sent, cut, seconds, errors } = await runShare({
        ...amounts,
        print,
      });
      return {
        metrics: [
          ...Object.entries(findings).map(([name, value]) => metric(name, value.length, 'times', 0)),
          ...Object.entries(answers).map(([name, value]) => metric(`answered ${name}`, value, 'times')),
          metric('likes in the end', likes, 'times'),
          metric('comments in the end', comments, 'times'),
          metric('posts in the end', posts, 'times'),
          metric('sent', sent, 'times'),
          metric('cut', cut, 'times'),
          metric('kills', amounts.kills, 'times'),
          metric('took', seconds, 's'),
        ],
        errors,
        findings,
      };
    },
  });
