import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Module } from '../../platform/module/module';
import type { ChatDeps } from '../chat/core/chat-deps';
import { createSendDecisions } from './send-decisions.job';

const CHECK_MS = 15_000;

interface CaseNoticeModuleDeps {
  chat: ChatDeps;
  log: FastifyBaseLogger;
  config: Pick<Config, 'publicOrigin'>;
}

/** Messages about decisions of the hotel, which need both the cases and the chat. */
export const createCaseNoticeModule = ({ chat, log, config }: CaseNoticeModuleDeps): Module => {
  const run = createSendDecisions({ ...chat, log, publicOrigin: config.publicOrigin });
  return { jobs: [{ name: 'decisions', everyMs: CHECK_MS, run }] };
};
