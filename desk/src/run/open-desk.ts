import type { DeskContext } from '../core/command';
import { connectDesk } from '../connection/desk-connection';
import { RequestError } from '../connection/request-error';
import { endSession, startSession } from '../connection/staff-session';
import { findItem, findOrder, findOutlet, findRequest, findRoom, findTable } from '../core/find';
import type { createSavedSession, SavedSession } from '../sign-in/saved-session';
import { DEFAULT_URL } from '../sign-in/sign-in';

const REQUEST_TIMEOUT_MS = 10_000;

/** Opens the desk with the key in the environment or else with the saved session. */
export async function openDesk(
  env: NodeJS.ProcessEnv,
  saved: ReturnType<typeof createSavedSession>,
  { onSessionEnded }: { onSessionEnded: (error: Error) => void },
) {
  const { url, session } = await loadSession(env, saved);
  let sessionError: Error | undefined;
  const desk = connectDesk({
    url,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    token: (isTokenRejected) =>
      isTokenRejected
        ? Promise.reject(signInRequired('your session has expired'))
        : Promise.resolve(session.token),
    onSessionEnded(error) {
      sessionError = error;
      onSessionEnded(error);
    },
  });
  const context: DeskContext = {
    desk,
    session,
    findRoom: (query) => findRoom(desk, query),
    findRequest: (query) => findRequest(desk, query),
    findTable: (query) => findTable(desk, query),
    findOrder: (query) => findOrder(desk, query),
    findOutlet: (query) => findOutlet(desk, query),
    findItem: (query) => findItem(desk, query),
  };
  return {
    context,
    /** Returns the error with which the server ended the session, if it did. */
    sessionError: () => sessionError,
    async close(): Promise<void> {
      desk.close();
      if (env.DESK_KEY) await endSession(url, session.token);
    },
  };
}

async function loadSession(
  env: NodeJS.ProcessEnv,
  saved: ReturnType<typeof createSavedSession>,
): Promise<SavedSession> {
  const url = env.DESK_URL || DEFAULT_URL;
  if (env.DESK_KEY) return { url, session: await startSession(url, env.DESK_KEY) };
  const known = await saved.load();
  if (!known) throw signInRequired('you are not signed in');
  return known;
}

const signInRequired = (why: string) => new RequestError(401, 'sign_in', `${why}: pnpm desk sign-in`);
