import { metric } from '../world/report';
import { runScenario } from '../world/scenario';
import { runFloods } from './run-floods';

const USAGE = `pnpm chaos floods [--flooders 200 --rate 50 --silent 20800]

One address opens WebSockets that never answer. Then guests send far more messages than a person can, until each is
disconnected. The exit code is 1 if a health check is not answered, if more than 3,000 of the silent connections stay, if one of
the flooders stays, if guests who behave wait longer than 500 ms for one answer in a hundred, or if the server logs an error.`;

export const floodScenario = (args: string[]): Promise<number> =>
  runScenario(args, {
    name: 'chaos-floods',
    usage: USAGE,
    amounts: { flooders: 200, rate: 50, silent: 20_800 },
    async run(amounts, print) {
      const { silence, left, sent, pace, p50, p99, asked, logged, seconds, errors } = await runFloods({
        ...amounts,
        print,
      });
      return {
        metrics: [
          metric('silent connections that stay', silence.left, 'connections', 3_000),
          metric('unanswered health checks', silence.unansweredChecks, 'checks', 0),
          metric('slowest health check', silence.slowestCheck, 'ms'),
          metric('flooders who stay connected', left, 'guests', 0),
          metric('a good guest, p99', p99, 'ms', 500),
          metric('a good guest, p50', p50, 'ms'),
          metric('answers to good guests', asked, 'answers'),
          metric('errors in the log', logged, 'lines', 0),
          metric('sent by flooders', sent, 'messages'),
          metric('a flooder sent in a second', pace, 'messages'),
          metric('took', seconds, 's'),
        ],
        errors,
      };
    },
  });
