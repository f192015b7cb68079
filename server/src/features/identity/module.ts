import type { Database } from '../../platform/db/database';
import { HOUSEKEEPING_MS } from '../../platform/jobs/job';
import type { Module } from '../../platform/module/module';
import type { CloseSockets } from '../../platform/socket/close-sockets';
import type { PostingPolicy } from '../feed/posting/posting-policy';
import { createChatSessionRepository, type ChatSessionRepository } from './chat-session.repository';
import { createGuestRepository, type GuestRepository, type GuestEvents } from './guest.repository';
import { createGuestView, type GuestView } from './guest-view';
import { createPersonRepository, type PersonRepository } from './person.repository';
import { createTokenRepository, type TokenRepository } from './token.repository';

interface IdentityModuleDeps {
  db: Database;
  closeSockets: CloseSockets;
  guestEvents: GuestEvents;
  postingPolicy: PostingPolicy;
  now: () => number;
}

/** The repositories of guests, the persons behind them, their tokens and their chat sessions. */
export interface Identity {
  people: PersonRepository;
  guests: GuestRepository;
  tokens: TokenRepository;
  chatSessions: ChatSessionRepository;
  guestView: GuestView;
}

/** Provides guests, their persons, tokens and chat sessions to the other features. It has no routes of its own. */
export function createIdentityModule(deps: IdentityModuleDeps): Module & { identity: Identity } {
  const { db, closeSockets, guestEvents, postingPolicy, now } = deps;
  const people = createPersonRepository(db, now);
  const guests = createGuestRepository(db, guestEvents);
  const tokens = createTokenRepository(db, now);
  const chatSessions = createChatSessionRepository(db, now, closeSockets);
  const guestView = createGuestView({ guests, people, postingPolicy, now });
  return {
    identity: { people, guests, tokens, chatSessions, guestView },
    jobs: [{ name: 'tokens', everyMs: HOUSEKEEPING_MS, run: tokens.deleteExpired }],
  };
}
