import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Module } from '../../platform/module/module';
import type { ChatParts } from '../chat/core/chat-parts';
import { createLibreTranslate } from './libre-translate';
import { translationEvents } from './translation.events';

interface TranslationModuleDeps {
  chat: ChatParts;
  config: Pick<Config, 'translation'>;
  log: FastifyBaseLogger;
}

/** Translations of messages, if a translation server is configured. */
export function createTranslationModule({ chat, config, log }: TranslationModuleDeps): Module {
  const translator = config.translation && createLibreTranslate(config.translation);
  return { handlers: translationEvents(chat, { translator, log }) };
}
