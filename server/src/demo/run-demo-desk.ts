import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';
import type { Database } from '../platform/db/database';
import { createStaffAccess } from '../features/staff/staff-access.repository';
import { addDemoDesk } from './demo-staff';
import { supervise } from './child-supervisor';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = ['--import', 'tsx', 'desk/src/demo/demo-desk.ts'];
/** The desk holds only a few messages at a time; higher memory use indicates a fault. */
const MEMORY_MB = 160;

interface DemoDeskOptions {
  /** A factor on the delays: 1 is as slow as a person. */
  pace: number;
  /** If set, people handle requests and announcements. */
  isChatOnly?: boolean;
  log: FastifyBaseLogger;
  db: Database;
  now?: () => number;
  /** The arguments for Node that start the program. Tests start a bundle of it. */
  program?: readonly string[];
}

/** Runs the demo desk, a separate process that connects to this server over the network like any other desk. */
export function runDemoDesk(
  app: FastifyInstance,
  { pace, isChatOnly = false, log, db, now = Date.now, program = PROGRAM }: DemoDeskOptions,
) {
  const access = createStaffAccess(db, now);
  return supervise({
    name: 'the demo desk',
    log,
    async start() {
      const deskInput = {
        url: addressOf(app),
        pace,
        isChatOnly,
        keys: await addDemoDesk(db, access, now()),
      };
      const args = [`--max-old-space-size=${MEMORY_MB}`, ...program];
      return { args, cwd: ROOT, firstLine: JSON.stringify(deskInput) };
    },
  });
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('demo desk cannot start: the server is not listening');
  const isWildcard = address.address === '0.0.0.0' || address.address === '::';
  const host = isWildcard
    ? '127.0.0.1'
    : address.family === 'IPv6'
      ? `[${address.address}]`
      : address.address;
  return `http://${host}:${address.port}`;
}
