/** What a page notes of a menu that opens. Times are in milliseconds. */
export interface OpenNotes {
  /** From the tap, its data and its code being there, to when a screen full of dishes was painted and the page was free again. */
  open: number;
  /** The same to when all of them were there. */
  whole: number;
  /** The longest that the page did nothing else until then. */
  longest: number;
}

/** What a page notes of a tap on the filter. */
export interface FilterNotes {
  /** From the tap to when the screen was painted as it stayed, and the page was free again. */
  screen: number;
  /** The same to when nothing changed any more, further down either. */
  whole: number;
  longest: number;
}

export interface MenuProbe {
  /** Comes near the link to a menu of so many dishes, which loads it, and then taps on it. */
  open(address: string, dishes: number): Promise<OpenNotes>;
  /**
   * Taps on the link before any of the menu is here. Resolves to how long, once the last byte of its data had come to the
   * page that waited for it, it took until a screen full of dishes was painted and the page was free again.
   */
  openBeforeData(address: string, dishes: number): Promise<number>;
  /** Taps on a chip of the filter. */
  filter(label: string): Promise<FilterNotes>;
}

declare global {
  var menuProbe: MenuProbe;
}

/** Runs in the page before anything of the page does; it must not refer to anything around it. */
export function probeMenu(): void {
  const FRAMES_AFTER = 5;
  const NOTHING_CHANGES_FOR_MS = 700;
  /** Of the page: its data and its code. */
  const PARTS = ['/overview', 'page-property-outlet-menus-menu'];
  const names = () => [...document.querySelectorAll<HTMLElement>('main li h3 > button[aria-haspopup]')];

  /** Calls back after each frame, when it is painted and the page does its next task, until told to end. */
  const eachFrame = (look: () => void, painted: (at: number) => boolean) => {
    requestAnimationFrame(() => {
      look();
      setTimeout(() => painted(performance.now()) || eachFrame(look, painted));
    });
  };

  const paintedOnce = (isTrue: () => boolean) =>
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

  const hasCome = (part: string) =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes(part) && (entry as PerformanceResourceTiming).responseEnd > 0);

  /** Hears of the tasks that keep the page from answering, until the longest of them is asked for. */
  const hearOfTasks = () => {
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

  /** The dishes on the screen, from its top to its bottom. */
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
    if (!link) throw new Error(`there is no way to ${address}`);
    return link;
  };

  globalThis.menuProbe = {
    async open(address, dishes) {
      const link = linkTo(address);
      link.focus();
      await paintedOnce(() => PARTS.every((part) => hasCome(part)));
      await frames();
      const longest = hearOfTasks();
      const tapped = performance.now();
      link.click();
      const opened = await paintedOnce(() => isScreenFull(dishes));
      const whole = await paintedOnce(() => names().length === dishes);
      await frames();
      return { open: opened - tapped, whole: whole - tapped, longest: longest() };
    },

    async openBeforeData(address, dishes) {
      linkTo(address).click();
      const opened = await paintedOnce(() => isScreenFull(dishes));
      const data = performance.getEntriesByType('resource').find(({ name }) => name.includes('/overview'));
      if (!data) throw new Error('there is no data');
      return opened - (data as PerformanceResourceTiming).responseEnd;
    },

    async filter(label) {
      const chips = [...document.querySelectorAll<HTMLElement>('dialog[open] button, [role=dialog] button')];
      const chip = chips.find(({ textContent }) => textContent === label);
      const main = document.querySelector('main');
      if (!chip || !main) throw new Error(`there is no filter ${label}`);
      const longest = hearOfTasks();
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
            if (at - changed < NOTHING_CHANGES_FOR_MS) return false;
            resolve();
            return true;
          },
        ),
      );
      changes.disconnect();
      if (changed === tapped) throw new Error(`the filter ${label} has changed nothing`);
      return { screen: screen.since - tapped, whole: changed - tapped, longest: longest() };
    },
  };
}
