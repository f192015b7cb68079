import { metric } from '../world/report';
import { runScenario } from '../world/scenario';
import { runMessages } from './run-messages';

const USAGE = `pnpm chaos [messages] [--messages 10000 --senders 20 --rooms 10 --kills 20 --cuts 50 --swallows 5 --restarts 3]

Guests write in groups while the server is killed, links are cut or swallow what they are given, and the database is
restarted at once. The exit code is 1 if anything is lost, twice or out of its order, anywhere, or a guest is refused or
signed out.`;

export const messageScenario = (args: string[]): Promise<number> =>
  runScenario(args, {
    name: 'chaos',
    usage: USAGE,
    amounts: { messages: 10_000, senders: 20, rooms: 10, kills: 20, cuts: 50, swallows: 5, restarts: 3 },
    async run(amounts, print) {
      const { database, receivers, late, shown, seconds, errors } = await runMessages({ ...amounts, print });
      const { messages, senders: _senders, rooms: _rooms, ...faults } = amounts;
      return {
        metrics: [
          ...Object.entries({ database, receivers }).flatMap(([where, findings]) =>
            Object.entries(findings).map(([what, value]) =>
              metric(`${what}, ${where}`, value.length, 'messages', 0),
            ),
          ),
          metric('late', late.length, 'messages'),
          metric('written', messages, 'messages'),
          metric('shown to somebody', shown, 'messages'),
          metric('took', seconds, 's'),
          ...Object.entries(faults).map(([name, times]) => metric(name, times, 'times')),
        ],
        errors,
        findings: {
          ...Object.fromEntries(
            Object.entries({ database, receivers }).flatMap(([where, findings]) =>
              Object.entries(findings).map(([what, names]) => [`${what}, ${where}`, names]),
            ),
          ),
          late,
        },
      };
    },
  });
