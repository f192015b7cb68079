import { metric } from '../world/report';
import { runScenario } from '../world/scenario';
import { runActivities } from './run-activities';

const USAGE = `pnpm chaos activities [--operations 1000 --guests 200 --hands 8 --guides 2 --kills 20 --servers 2]

Guests book, wait, change and cancel places of activities, staff call off, move, redeem and add people, all by chance
and many at once, while the servers are killed; then all reminders are sent while servers are killed. The exit code is 1
if a place is taken twice, anybody is told or reminded twice or not at all, a booking is not as its guest was told, or
the server makes a mistake of its own.`;

export const activityScenario = (args: string[]): Promise<number> =>
  runScenario(args, {
    name: 'chaos-activities',
    usage: USAGE,
    amounts: { operations: 1_000, guests: 200, hands: 8, guides: 2, kills: 20, servers: 2 },
    async run(amounts, print) {
      const { findings, answers, reminders, sent, cut, seconds, errors } = await runActivities({
        ...amounts,
        print,
      });
      return {
        metrics: [
          ...Object.entries(findings).map(([name, value]) => metric(name, value.length, 'times', 0)),
          ...Object.entries(answers).map(([name, value]) => metric(`answered ${name}`, value, 'times')),
          metric('reminders', reminders, 'times'),
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
