import type { BuildFile, BuildManifest } from '@guest/shared/contracts/release/build.contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, inject as provided } from 'vitest';
import { buildApp } from '../app/app';
import type { AppOptions } from '../app/options';
import { readConfig } from '../platform/config/config';
import type { Database } from '../platform/db/database';
import { demoSystems } from '../demo/demo-systems';
import type { Rollouts } from '../site/release-report/rollouts';
import { createTokenRepository } from '../features/identity/token.repository';
import { createLog } from '../platform/log/logging';
import { NOON } from './noon';
import { testDatabase } from './test-database';

export { NOON };

export const testBuild: BuildManifest = {
  buildId: 'build-1',
  builtAt: '2026-06-01T00:00:00.000Z',
  shell: '1.0.0',
  remotes: { chat: '1.0.0' },
};

export const testFiles: BuildFile[] = [{ url: '/releases/chat/1.0.0/remoteEntry.js', lang: null }];

/** Every version counts as published and as a part of every set, and no rollout is running. */
const noRollouts: Rollouts = {
  isPublished: async () => true,
  isInSet: async () => true,
  running: async () => [],
  halt: async () => false,
  saveFigures: async () => {},
};

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  get(url: string, options?: Pick<InjectOptions, 'headers' | 'method'>): Promise<TestResponse>;
  /** Sends a request that changes something. */
  send(method: 'POST' | 'PUT' | 'DELETE', url: string, options?: SendOptions): Promise<TestResponse>;
  /** Returns the headers of a signed-in guest. */
  signIn(guestId: string): Promise<{ authorization: string; authtoken: string }>;
}

export interface SendOptions {
  body?: object;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

export interface TestResponse {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  /** The parsed body; each test knows its type. */
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

/** Builds the whole server on a database of its own with the three demo hotels. */
export async function testApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const db = options.db ?? (await filledDatabase());
  const now = options.now ?? (() => NOON);
  const app = await buildApp({
    db,
    config: readConfig({
      DATA_DIR: provided('dataDir'),
      DEEP_LINK_BASE: 'https://open.hotel.example/open',
    }),
    log: createLog('silent'),
    builds: {
      current: async () => testBuild,
      find: async (id) => (id === testBuild.buildId ? testBuild : undefined),
      files: async (id) => (id === testBuild.buildId ? testFiles : undefined),
    },
    mixes: {
      versions: async () => ({ channel: 'staging', next: { buildId: 'build-1', versions: {} }, parts: {} }),
      check: async () => ({ buildId: 'build-1', versions: {}, verdicts: [] }),
    },
    rollouts: noRollouts,
    demo: demoSystems(now, db),
    epoch: randomUUID(),
    now,
    ...options,
  });
  afterAll(() => app.close());

  async function inject(request: InjectOptions): Promise<TestResponse> {
    const answer = await app.inject(request);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      body: isJson && answer.body ? answer.json() : undefined,
    };
  }

  return {
    app,
    db,
    get: (url, { headers, method = 'GET' } = {}) => inject({ method, url, headers }),
    send: (method, url, { body, headers, remoteAddress } = {}) =>
      inject({ method, url, headers, payload: body, remoteAddress }),
    async signIn(guestId) {
      const guest = await db.query.guest.findFirst({ where: (row, { eq }) => eq(row.id, guestId) });
      if (!guest) throw new Error(`guest ${guestId} not found`);
      const token = await createTokenRepository(db, now).issue(guest);
      return { authorization: `Bearer ${token}`, authtoken: token };
    },
  };
}

export const filledDatabase = (): Promise<Database> => testDatabase('filled');
