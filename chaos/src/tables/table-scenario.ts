import { metric } from '../world/report';
import { runScenario } from '../world/scenario';
import { runTables } from './run-tables';

const USAGE = `pnpm chaos tables [--operations 10000 --guests 600 --hands 12 --kills 10]

Guests book, move and cancel tables by chance, many at once, while the server is killed. The exit code is 1 if a table is
taken twice at any time, more come than the house can take, anybody's booking is not as they were told, or the server makes
a mistake of its own.`;

export const tableScenario = (args: string[]): Promise<number> =>
  runScenario(args, {
    name: 'chaos-tables',
    usage: USAGE,
    amounts: { operations: 10_000, guests: 600, hands: 12, kills: 10 },
    async run(amounts, print) {
      const { findings, late, answers, seconds, errors } = await runTables({ ...amounts, print });
      return {
        metrics: [
          ...Object.entries(findings).map(([name, value]) => metric(name, value.length, 'times', 0)),
          ...Object.entries(answers).map(([name, value]) => metric(`answered ${name}`, value, 'times')),
          metric('late', late.length, 'answers'),
          metric('kills', amounts.kills, 'times'),
          metric('took', seconds, 's'),
        ],
        errors,
        findings: { ...findings, late },
      };
    },
  });
