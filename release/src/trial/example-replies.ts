import { contracts } from '@guest/shared/contracts/contracts';
import { exampleOf } from './schema-example';

/** An example of what the server answers at an address. */
export interface ExampleReply {
  /** The path in the contract, such as `/web/property/:property/detail`. */
  readonly path: string;
  readonly body: unknown;
}

let replies: Promise<ExampleReply[]> | undefined;

/** Returns an example reply for each read that a visitor who has not signed in may make. */
export function exampleReplies(): Promise<ExampleReply[]> {
  replies ??= makeReplies();
  return replies;
}

async function makeReplies(): Promise<ExampleReply[]> {
  const reads = Object.values(contracts)
    .flatMap((contract) => Object.values(contract))
    .filter(({ method, needsGuest }) => method === 'GET' && !needsGuest);
  const made = await Promise.all(
    reads.map(async ({ path, checks }) => ({ path, body: exampleOf((await checks()).reply) })),
  );
  return made.filter(({ body }) => body !== undefined);
}
