import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import { DEFAULT_PUBLIC_HOST } from '../../platform/config/settings-schema';
import type { Module } from '../../platform/module/module';
import type { ChatDeps } from '../chat/core/chat-deps';
import { createSendDecisions } from './send-decisions.job';

const CHECK_MS = 15_000;

interface CaseNoticeModuleDeps {
  chat: Pick<ChatDeps, 'db' | 'outbox' | 'messages' | 'now'>;
  log: FastifyBaseLogger;
  config: Pick<Config, 'publicHost' | 'publicOrigin'>;
}

/** Messages about decisions of the hotel, which need both the cases and the chat. */
export const createCaseNoticeModule = ({ chat, log, config }: CaseNoticeModuleDeps): Module => {
  // Without a public name its links would lead to the machine of the server, not to that of the guest.
  const publicOrigin = config.publicHost === DEFAULT_PUBLIC_HOST ? undefined : config.publicOrigin;
  const run = createSendDecisions({ ...chat, log, publicOrigin });
  return { jobs: [{ name: 'decisions', everyMs: CHECK_MS, run }] };
};
