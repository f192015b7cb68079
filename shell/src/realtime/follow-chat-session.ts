import { isChatLoggedIn } from '@guest/shared/session/is-chat-logged-in';
import type { LatePage } from '../host/watch-late';
import { whenIdle } from '../offline/when-idle';

/** Brings the connection's code to a guest who can chat. A stranger never loads it. Returns its stop function. */
export function followChatSession({ host, facts }: Pick<LatePage, 'host' | 'facts'>): () => void {
  let stop = () => {};
  let isStopped = false;

  async function begin(): Promise<void> {
    await whenIdle();
    const { connectGuest } = await import(/* webpackChunkName: "realtime" */ './connect-guest');
    if (!isStopped) stop = connectGuest({ host, facts });
  }

  if (isChatLoggedIn(host.session.getState())) void begin().catch(reportError);
  else {
    stop = host.session.subscribe((session) => {
      if (!isChatLoggedIn(session)) return;
      stop();
      void begin().catch(reportError);
    });
  }
  return () => {
    isStopped = true;
    stop();
  };
}
