/** The times of opening a menu, in milliseconds. */
export interface OpenTimes {
  /**
   * The time from the tap, with data and code already loaded, until a screen full of dishes is painted and
   * the page is idle.
   */
  open: number;
  /** The time from the tap until all dishes are painted and the page is idle. */
  whole: number;
  /** The longest task until then. */
  longest: number;
}

/** The times of a tap on a filter, in milliseconds. */
export interface FilterTimes {
  /** The time from the tap until the visible part is painted in its final state and the page is idle. */
  screen: number;
  /** The time from the tap until nothing changes any more, below the screen either. */
  whole: number;
  longest: number;
}

export interface MenuProbe {
  /** Points at the link to a menu, which preloads it, and then taps it. */
  open(address: string, dishes: number): Promise<OpenTimes>;
  /**
   * Taps the link before any of the menu is loaded. Resolves to the time from the last byte of the menu's
   * data until a screen full of dishes is painted and the page is idle.
   */
  openBeforeData(address: string, dishes: number): Promise<number>;
  /** Taps a filter chip. */
  filter(label: string): Promise<FilterTimes>;
}

declare global {
  var menuProbe: MenuProbe;
}

/**
 * Runs in the page before its own scripts. The function is serialized, so it must not use anything from its
 * scope.
 */
export function probeMenu(): void {
  const FRAMES_AFTER = 5;
  const SETTLED_AFTER_MS = 700;
  /** The data and the code of the menu page, as parts of their addresses. */
  const RESOURCES = ['/overview', 'page-property-outlet-menus-menu'];
  const names = () => [...document.querySelectorAll<HTMLElement>('main li h3 > button[aria-haspopup]')];

  /** Calls `measure` in each frame and `painted` in the first task after it, until `painted` returns true. */
  const eachFrame = (measure: () => void, painted: (at: number) => boolean) => {
    requestAnimationFrame(() => {
      measure();
      setTimeout(() => painted(performance.now()) || eachFrame(measure, painted));
    });
  };

  const whenPainted = (isTrue: () => boolean) =>
    new Promise<number>((resolve) => {
      let is = false;
      eachFrame(
        () => (is = isTrue()),
        (at) => {
          if (is) resolve(at);
          return is;
        },
      );
    });

  const frames = async () => {
    for (let i = 0; i < FRAMES_AFTER; i += 1) await new Promise(requestAnimationFrame);
  };

  const isLoaded = (part: string) =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes(part) && (entry as PerformanceResourceTiming).responseEnd > 0);

  /** Records long tasks and returns a function that stops recording and returns the longest. */
  const recordLongTasks = () => {
    const tasks: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: 'longtask' });
    return () => {
      tasks.push(...observer.takeRecords());
      observer.disconnect();
      return Math.max(0, ...tasks.map(({ duration }) => duration));
    };
  };

  const isScreenFull = (dishes: number) => {
    const all = names();
    const bottom = all.at(-1)?.closest('li')?.getBoundingClientRect().bottom ?? 0;
    return all.length === dishes || bottom > innerHeight;
  };

  /** Returns the dishes that are visible on the screen, from top to bottom. */
  const onScreen = () => {
    const seen: (string | null)[] = [];
    for (const name of names()) {
      const { top, height } = name.getBoundingClientRect();
      if (top >= innerHeight) break;
      if (height > 0) seen.push(name.textContent);
    }
    return seen.join();
  };

  const linkTo = (address: string) => {
    const link = document.querySelector<HTMLElement>(`a[href$="${address}"]`);
    if (!link) throw new Error(`no link to ${address}`);
    return link;
  };

  globalThis.menuProbe = {
    async open(address, dishes) {
      const link = linkTo(address);
      link.focus();
      await whenPainted(() => RESOURCES.every((part) => isLoaded(part)));
      await frames();
      const longest = recordLongTasks();
      const tapped = performance.now();
      link.click();
      const opened = await whenPainted(() => isScreenFull(dishes));
      const whole = await whenPainted(() => names().length === dishes);
      await frames();
      return { open: opened - tapped, whole: whole - tapped, longest: longest() };
    },

    async openBeforeData(address, dishes) {
      linkTo(address).click();
      const opened = await whenPainted(() => isScreenFull(dishes));
      const data = performance.getEntriesByType('resource').find(({ name }) => name.includes('/overview'));
      if (!data) throw new Error('the menu data were not requested');
      return opened - (data as PerformanceResourceTiming).responseEnd;
    },

    async filter(label) {
      const chips = [...document.querySelectorAll<HTMLElement>('dialog[open] button, [role=dialog] button')];
      const chip = chips.find(({ textContent }) => textContent === label);
      const main = document.querySelector('main');
      if (!chip || !main) throw new Error(`no filter chip ${label}`);
      const longest = recordLongTasks();
      const tapped = performance.now();
      let hasChanged = false;
      let changed = tapped;
      const changes = new MutationObserver(() => (hasChanged = true));
      changes.observe(main, { subtree: true, childList: true, attributeFilter: ['hidden'] });
      chip.click();
      let screen = { is: '', since: tapped };
      let seen = '';
      await new Promise<void>((resolve) =>
        eachFrame(
          () => (seen = onScreen()),
          (at) => {
            if (screen.since === tapped || seen !== screen.is) screen = { is: seen, since: at };
            if (hasChanged) changed = at;
            hasChanged = false;
            if (at - changed < SETTLED_AFTER_MS) return false;
            resolve();
            return true;
          },
        ),
      );
      changes.disconnect();
      if (changed === tapped) throw new Error(`the filter ${label} changed nothing`);
      return { screen: screen.since - tapped, whole: changed - tapped, longest: longest() };
    },
  };
}
