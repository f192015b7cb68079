import process from 'node:process';
import { bundlePrograms } from '../../../server/src/testing/processes/built-programs';

/** Each scenario is imported by name and returns the exit code of the program. */
const scenarios: Record<string, () => Promise<(args: string[]) => Promise<number>>> = {
  activities: async () => (await import('../activities/activity-scenario')).activityScenario,
  faults: async () => (await import('../faults/fault-scenario')).faultScenario,
  floods: async () => (await import('../floods/flood-scenario')).floodScenario,
  messages: async () => (await import('../messages/message-scenario')).messageScenario,
  orders: async () => (await import('../orders/order-scenario')).orderScenario,
  share: async () => (await import('../share/share-scenario')).shareScenario,
  tables: async () => (await import('../tables/table-scenario')).tableScenario,
};

const [named = '', ...rest] = process.argv.slice(2);
const scenario = scenarios[named];
// Without the name of a scenario, `messages` is run.
const run = await (scenario ?? scenarios.messages)?.();
const { remove } = await bundlePrograms();
let exitCode: number | undefined;
try {
  exitCode = await run?.(scenario ? rest : process.argv.slice(2));
} finally {
  await remove();
}
process.exit(exitCode);
