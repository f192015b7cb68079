import process from 'node:process';

const scenarios: Record<string, () => Promise<(args: string[]) => Promise<number>>> = {
  messages: async () => (await import('./messages-cli')).breakMessages,
  orders: async () => (await import('./orders/orders-cli')).breakOrders,
  tables: async () => (await import('./tables/tables-cli')).breakTables,
};

const [named = '', ...rest] = process.argv.slice(2);
const scenario = scenarios[named];
// Messages are what is broken where nothing else is said.
const run = await (scenario ?? scenarios.messages)?.();
process.exit(await run?.(scenario ? rest : process.argv.slice(2)));
