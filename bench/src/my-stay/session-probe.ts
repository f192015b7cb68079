export interface ListTimes {
  /** The time from the tap until a screen of sessions is painted and the page is idle. */
  screen: number;
  /** The time from the tap until all sessions are painted and the page is idle. */
  whole: number;
}

declare global {
  var sessionProbe: {
    /** Taps the link to the sessions of the activity, whose page has been preloaded. */
    open(sessions: number): Promise<ListTimes>;
  };
}

/**
 * Runs in the page before its own scripts. The function is serialized, so it must not use anything from its
 * scope.
 */
export function probeSessions(): void {
  const rows = () => [...document.querySelectorAll('main section li')];

  const whenPainted = (isTrue: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () =>
        requestAnimationFrame(() => {
          const is = isTrue();
          setTimeout(() => (is ? resolve(performance.now()) : look()));
        });
      look();
    });

  const isScreenFull = (sessions: number) => {
    const all = rows();
    return all.length >= sessions || (all.at(-1)?.getBoundingClientRect().bottom ?? 0) > innerHeight;
  };

  globalThis.sessionProbe = {
    async open(sessions) {
      const link = document.querySelector<HTMLElement>('main a[href$="/book"]');
      if (!link) throw new Error('the activity has no link to its sessions');
      const tapped = performance.now();
      link.click();
      const isList = () => location.pathname.endsWith('/book') && isScreenFull(sessions);
      const screen = await whenPainted(isList);
      const whole = await whenPainted(() => rows().length >= sessions);
      return { screen: screen - tapped, whole: whole - tapped };
    },
  };
}
