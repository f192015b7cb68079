import type { AtDesk } from '../core/command';
import { connectDesk } from '../connection/desk-connection';
import { Refused } from '../connection/refused';
import { endSession, startSession } from '../connection/staff-session';
import { findItem, findOrder, findOutlet, findRequest, findRoom, findTable } from '../core/find';
import type { createSavedSession, SavedSession } from '../sign-in/saved-session';
import { DEFAULT_URL } from '../sign-in/sign-in';

const PATIENCE_MS = 10_000;

/** Opens the desk with the key in the environment or else with the saved session. */
export async function openDesk(
  env: NodeJS.ProcessEnv,
  saved: ReturnType<typeof createSavedSession>,
  { onTurnedAway }: { onTurnedAway: (error: Error) => void },
) {
  const { url, session } = await sessionFrom(env, saved);
  let turnedAway: Error | undefined;
  const desk = connectDesk({
    url,
    patienceMs: PATIENCE_MS,
    token: (isRefused) =>
      isRefused ? Promise.reject(signInFirst('your session is over')) : Promise.resolve(session.token),
    onTurnedAway(error) {
      turnedAway = error;
      onTurnedAway(error);
    },
  });
  const at: AtDesk = {
    desk,
    session,
    findRoom: (named) => findRoom(desk, named),
    findRequest: (named) => findRequest(desk, named),
    findTable: (named) => findTable(desk, named),
    findOrder: (named) => findOrder(desk, named),
    findOutlet: (named) => findOutlet(desk, named),
    findItem: (named) => findItem(desk, named),
  };
  return {
    at,
    /** Returns the error with which the server ended the session, if it did. */
    turnedAway: () => turnedAway,
    async close(): Promise<void> {
      desk.close();
      if (env.DESK_KEY) await endSession(url, session.token);
    },
  };
}

async function sessionFrom(
  env: NodeJS.ProcessEnv,
  saved: ReturnType<typeof createSavedSession>,
): Promise<SavedSession> {
  const url = env.DESK_URL || DEFAULT_URL;
  if (env.DESK_KEY) return { url, session: await startSession(url, env.DESK_KEY) };
  const known = await saved.load();
  if (!known) throw signInFirst('nobody is signed in');
  return known;
}

const signInFirst = (why: string) => new Refused(401, 'sign_in', `${why}: pnpm desk sign-in`);
