import '@guest/shared/ui/theme.css';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { bareList } from './bare';
import { chatElementsList } from './chat-elements';
import { chatscopeList } from './chatscope';
import { line, lines } from './lines';
import { suiteList } from './suite-list';

const subjects = {
  suite: suiteList,
  bare: bareList,
  chatscope: chatscopeList,
  elements: chatElementsList,
};
const name = new URLSearchParams(location.search).get('list');
const list = (subjects[name as keyof typeof subjects] ?? bareList)();
const root = createRoot(
  document.body.appendChild(Object.assign(document.createElement('div'), { id: 'room' })),
);

/** Resolves when the last rendering is on the screen. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve())));
let last = 0;

function append(): void {
  last += 1;
  flushSync(() => list.append(line(last)));
  // Reading `scrollHeight` forces the layout, which is part of the cost of an append.
  void list.box()?.scrollHeight;
}

const bench = {
  elements: () => document.querySelectorAll('#room *').length,
  /** Returns the milliseconds from the data to the painted list. */
  async open(count: number): Promise<number> {
    const all = lines(count);
    last = count;
    list.show(all);
    const startedAt = performance.now();
    flushSync(() => root.render(list.render()));
    await painted();
    return performance.now() - startedAt;
  },
  /** Appends `count` lines and returns the milliseconds of script and layout of each. */
  async appendEach(count: number): Promise<number[]> {
    const durations: number[] = [];
    for (let at = 0; at < count; at++) {
      const startedAt = performance.now();
      append();
      durations.push(performance.now() - startedAt);
      await painted();
    }
    return durations;
  },
  async appendAll(count: number): Promise<void> {
    for (let at = 0; at < count; at++) {
      append();
      if (at % 20 === 0) await painted();
    }
    await painted();
  },
  /** Scrolls up and returns the milliseconds between frames; a long interval is a late frame. */
  async scroll(frames: number, step: number): Promise<number[]> {
    const box = list.box();
    const durations: number[] = [];
    let before = performance.now();
    for (let at = 0; at < frames; at++) {
      box?.scrollBy(0, -step);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      durations.push(now - before);
      before = now;
    }
    return durations;
  },
};
export type ListBench = typeof bench;
Object.assign(globalThis, { bench });
