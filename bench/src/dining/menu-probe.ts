/** What a page notes of a menu. Times are in milliseconds. */
export interface MenuNotes {
  /** From the tap, its data and its code being there, to when a screen full of dishes was painted. */
  open: number;
  /** The same to when all of them were there. */
  whole: number;
  /** The longest that the page did nothing else in between. */
  longest: number;
}

export interface MenuProbe {
  /** Comes near the link to a menu of so many dishes, which loads it, and then taps on it. */
  open(address: string, dishes: number): Promise<MenuNotes>;
  /** Taps on a chip of the filter. From the tap to when what it leaves was painted. */
  filter(label: string): Promise<number>;
}

declare global {
  var menuProbe: MenuProbe;
}

/** Runs in the page before anything of the page does; it must not refer to anything around it. */
export function probeMenu(): void {
  const FRAMES_AFTER = 5;
  /** Of the page: its data and its code. */
  const PARTS = ['/overview', 'page-property-outlet-menus-menu'];
  const rows = () => [...document.querySelectorAll<HTMLElement>('li:has(> * > h3 > button[aria-haspopup])')];
  const isShown = (row: HTMLElement) => !row.closest('[hidden]');

  /** Resolves with the moment at which what is true by then was painted. */
  const paintedOnce = (isTrue: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isTrue()) return void requestAnimationFrame(look);
        // After this frame.
        setTimeout(() => resolve(performance.now()));
      };
      requestAnimationFrame(look);
    });

  const frames = async () => {
    for (let i = 0; i < FRAMES_AFTER; i += 1) await new Promise(requestAnimationFrame);
  };

  const hasCome = (part: string) =>
    performance
      .getEntriesByType('resource')
      .some((entry) => entry.name.includes(part) && (entry as PerformanceResourceTiming).responseEnd > 0);

  globalThis.menuProbe = {
    async open(address, dishes) {
      const longTasks: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries()));
      observer.observe({ type: 'longtask' });
      const link = document.querySelector<HTMLElement>(`a[href$="${address}"]`);
      if (!link) throw new Error(`there is no way to ${address}`);
      link.focus();
      await paintedOnce(() => PARTS.every((part) => hasCome(part)));
      await frames();
      longTasks.length = 0;
      const tapped = performance.now();
      link.click();
      const isScreenFull = () => {
        const all = rows();
        const bottom = all.at(-1)?.getBoundingClientRect().bottom ?? 0;
        return all.length === dishes || bottom > innerHeight;
      };
      const [opened, whole] = await Promise.all([
        paintedOnce(isScreenFull),
        paintedOnce(() => rows().length === dishes),
      ]);
      await frames();
      observer.disconnect();
      const longest = Math.max(0, ...longTasks.map(({ duration }) => duration));
      return { open: opened - tapped, whole: whole - tapped, longest };
    },

    async filter(label) {
      const chips = [...document.querySelectorAll<HTMLElement>('dialog[open] button, [role=dialog] button')];
      const chip = chips.find(({ textContent }) => textContent === label);
      if (!chip) throw new Error(`there is no filter ${label}`);
      const before = rows().filter(isShown).length;
      const tapped = performance.now();
      chip.click();
      const painted = await paintedOnce(() => rows().filter(isShown).length !== before);
      // What comes of it later is no part of the next one.
      await frames();
      return painted - tapped;
    },
  };
}
