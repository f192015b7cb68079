import process from 'node:process';

/** Each is loaded with its name, and says with which code the program ends. */
const scenarios: Record<string, () => Promise<(args: string[]) => Promise<number>>> = {
  messages: async () => (await import('../messages/break-messages')).breakMessages,
  orders: async () => (await import('../orders/break-orders')).breakOrders,
  tables: async () => (await import('../tables/break-tables')).breakTables,
};

const [named = '', ...rest] = process.argv.slice(2);
const scenario = scenarios[named];
// Messages are what is broken where nothing else is said.
const run = await (scenario ?? scenarios.messages)?.();
process.exit(await run?.(scenario ? rest : process.argv.slice(2)));
