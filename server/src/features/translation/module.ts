import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { ChatDeps } from '../chat/core/chat-deps';
import type { ServesInProperty } from '../property/module';
import { createLibreTranslate } from './libre-translate';
import { createShareTranslationRepository } from './share-translation.repository';
import { shareTranslationRoutes } from './share-translation.routes';
import { createTranslateShare } from './translate-share';
import { translationHandlers } from './translation.handlers';

interface TranslationModuleDeps {
  chat: ChatDeps;
  db: Database;
  servesInProperty: ServesInProperty;
  config: Pick<Config, 'translation'>;
  log: FastifyBaseLogger;
  now: () => number;
}

/** Translations of messages, posts and comments, if a translation server is configured. */
export function createTranslationModule(deps: TranslationModuleDeps): Module {
  const { chat, db, servesInProperty, config, log, now } = deps;
  const translator = config.translation ? createLibreTranslate(config.translation) : null;
  const translations = createShareTranslationRepository(db);
  return {
    routes: (app) =>
      shareTranslationRoutes(servesInProperty(app), {
        translateShare: createTranslateShare({ translations, translator, log, now }),
        now,
      }),
    handlers: translationHandlers(chat, { translator, log }),
  };
}
