import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/db/database';
import type { Module } from '../../platform/module/module';
import type { Identity } from '../identity/module';
import type { ServesInProperty } from '../property/module';
import { exchangeRoutes } from './exchange.routes';
import { createTokenVerifier } from './issuers';
import { sessionRoutes } from './session.routes';

interface SessionModuleDeps {
  db: Database;
  config: Pick<Config, 'issuers'>;
  identity: Identity;
  servesInProperty: ServesInProperty;
  now: () => number;
}

/** The sessions of a guest, and the exchange of tokens of other systems. */
export function createSessionModule(deps: SessionModuleDeps): Module {
  const { db, config, identity, servesInProperty, now } = deps;
  return {
    routes(app) {
      const serveInProperty = servesInProperty(app);
      sessionRoutes(serveInProperty, identity.tokens, identity.chatSessions);
      const verifyToken = createTokenVerifier(config.issuers, now);
      exchangeRoutes(serveInProperty, { db, verifyToken, now, ...identity });
    },
  };
}
