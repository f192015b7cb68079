import { metric } from '../world/report';
import { runScenario } from '../world/scenario';
import { POINTS } from './points';
import { runFaults, somePoints } from './run-faults';

const USAGE = `pnpm chaos faults [--points ${POINTS.length}]

Kills the server with -9 at chosen points of a message, an order and a table booking: before and after its commit, its push
and its answer. The guest repeats what was not answered. The exit code is 1 if anything was lost, doubled or told wrongly.`;

export const faultScenario = (args: string[]): Promise<number> =>
  runScenario(args, {
    name: 'chaos-faults',
    usage: USAGE,
    amounts: { points: POINTS.length },
    async run({ points }, print) {
      const { lost, doubled, wrongReplies, missed, slowest, seconds, errors } = await runFaults({
        points: somePoints(points),
        print,
      });
      return {
        metrics: [
          metric('points', points, 'kills'),
          metric('lost', lost.length, 'writes', 0),
          metric('doubled', doubled.length, 'writes', 0),
          metric('told another id than is stored', wrongReplies.length, 'writes', 0),
          metric('points that no write passed', missed.length, 'points', 0),
          metric('slowest answer with the restart', slowest, 'ms'),
          metric('took', seconds, 's'),
        ],
        errors,
        findings: { lost, doubled, wrongReplies, missed },
      };
    },
  });
