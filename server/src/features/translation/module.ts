import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Module } from '../../platform/module/module';
import type { ChatDeps } from '../chat/core/chat-deps';
import { createLibreTranslate } from './libre-translate';
import { translationHandlers } from './translation.handlers';

interface TranslationModuleDeps {
  chat: ChatDeps;
  config: Pick<Config, 'translation'>;
  log: FastifyBaseLogger;
}

/** Translations of messages, if a translation server is configured. */
export function createTranslationModule({ chat, config, log }: TranslationModuleDeps): Module {
  const translator = config.translation && createLibreTranslate(config.translation);
  return { handlers: translationHandlers(chat, { translator, log }) };
}
