import type { CDPSession, Page } from '@playwright/test';
import type { ListBench } from '../../lists/main';
import { startBrowser } from '../load/bench-browser';
import { runBlocks } from '../measuring/blocks';
import { heapOf } from '../measuring/heap-of';
import { comparison, metric, type Metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { serveLists } from '../suite/list-pages';

const NAMES = ['suite', 'bare', 'elements', 'chatscope'] as const;
type Name = (typeof NAMES)[number];
const MANY_MESSAGES = 10_000;
const FEW_MESSAGES = 100;
const APPENDED_MESSAGES = 1_000;
/**
 * The lists that render only visible rows. The others render all rows again for each message, so a thousand
 * appends would take an hour.
 */
const VIRTUAL: readonly Name[] = ['suite', 'bare'];
const TIMED_APPENDS = { virtual: 20, whole: 3 };
const CPU_SLOWDOWN = 4;
const LONG_FRAME_MS = 50;

interface Measured {
  open: number;
  elements: number;
  heap: number;
  append: number;
  appendFew: number;
  grown: number;
  longFrames: number;
}

/** A list that takes longer than this to measure has no result. */
const TIMEOUT_MS = 60_000;
const NO_RESULT: Measured = {
  open: NaN,
  elements: NaN,
  heap: NaN,
  append: NaN,
  appendFew: NaN,
  grown: NaN,
  longFrames: NaN,
};

/**
 * Compares a room of 10,000 messages in the suite's list, in a bare virtual list and in the lists of two chat
 * kits.
 */
export async function benchChatList({
  blocks,
  print,
}: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  print('building the page with the lists');
  const lists = await serveLists();
  const measureNamed = async (name: Name) => {
    const one = await measure(VIRTUAL.includes(name), lists.addressOf(name));
    print(`${name}: open ${Math.round(one.open)} ms, append ${one.append.toFixed(2)} ms`);
    return one;
  };
  const onBlock = (done: number) => print(`block ${done} of ${blocks}`);
  let measured: Awaited<ReturnType<typeof runBlocks<Name, Measured>>>;
  try {
    measured = await runBlocks({ cases: NAMES, blocks, measure: measureNamed, onBlock });
  } finally {
    await lists.close();
  }
  const of = (name: Name, what: keyof Measured) => median(measured.get(name)?.map((it) => it[what]) ?? []);
  return {
    name: 'chat-list',
    date: new Date().toISOString(),
    metrics: metricsOf(of),
    notes: [
      `Room of ${MANY_MESSAGES} messages, medians of ${blocks}; append is script and layout; scroll and heap at a quarter of the CPU.`,
      'A missing figure means that the list was not shown within a minute.',
      'The kits are @chatscope/chat-ui-kit-react 2.1.1 and react-chat-elements 12.0.18; the bare list is virtua with two lines in a row.',
    ],
  };
}

function metricsOf(of: (name: Name, what: keyof Measured) => number): Metric[] {
  const against = (
    name: string,
    what: keyof Measured,
    unit: string,
    limits: { goal: number; target: number },
  ) => comparison({ name, value: of('suite', what), unit, baseline: of('bare', what), ...limits });
  const kits = (['elements', 'chatscope'] as const).flatMap((kit) =>
    (
      [
        ['open', 'ms'],
        ['elements', ''],
        ['append', 'ms'],
        ['heap', 'KB'],
        ['longFrames', ''],
      ] as const
    ).map(([what, unit]) =>
      metric({ name: `${kit}: ${what}`, value: of(kit, what), unit, baseline: of('suite', what) }),
    ),
  );
  return [
    metric({
      name: 'open, data to painted',
      value: of('suite', 'open'),
      unit: 'ms',
      target: 100,
      baseline: of('bare', 'open'),
    }),
    against('elements', 'elements', '', { goal: 1.3, target: 8 }),
    metric({
      name: 'elements, chatscope to suite, at least',
      value: of('chatscope', 'elements') / of('suite', 'elements'),
      unit: '×',
      target: 20,
      isAtLeast: true,
    }),
    against('append', 'append', 'ms', { goal: 1.5, target: 4 }),
    comparison({
      name: 'append at 10,000 against at 100',
      value: of('suite', 'append'),
      unit: 'ms',
      baseline: of('suite', 'appendFew'),
      goal: 1.1,
      target: 1.5,
    }),
    against('heap', 'heap', 'KB', { goal: 1.3, target: 3 }),
    metric({
      name: 'heap for each appended',
      value: of('suite', 'grown') / APPENDED_MESSAGES,
      unit: 'KB',
      baseline: of('bare', 'grown') / APPENDED_MESSAGES,
    }),
    metric({
      name: 'frames over 50 ms while scrolling',
      value: of('suite', 'longFrames'),
      unit: '',
      target: 3,
      goal: 0,
      baseline: of('bare', 'longFrames'),
    }),
    ...kits,
  ];
}

/** Each measurement uses its own browser, which can be closed even while its page is busy. */
async function measure(isVirtual: boolean, url: string): Promise<Measured> {
  const browser = await startBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  // A list that throws renders nothing and would look fast, so a page error fails the measurement.
  const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
  const timeout = new Promise<Measured>((resolve) =>
    setTimeout(() => resolve(NO_RESULT), TIMEOUT_MS).unref(),
  );
  try {
    const measured = measureIn(page, await context.newCDPSession(page), { url, isVirtual });
    return await Promise.race([measured, timeout, broken]);
  } finally {
    await browser.close();
  }
}

async function measureIn(
  page: Page,
  tools: CDPSession,
  { url, isVirtual }: { url: string; isVirtual: boolean },
): Promise<Measured> {
  const timed = isVirtual ? TIMED_APPENDS.virtual : TIMED_APPENDS.whole;
  await page.goto(url);
  await run(page, 'open', FEW_MESSAGES);
  const appendFew = median(await run(page, 'appendEach', timed));
  await page.goto(url);
  const empty = await heapOf(tools);
  const open = await run(page, 'open', MANY_MESSAGES);
  const elements = await run(page, 'elements');
  const full = await heapOf(tools);
  const append = median(await run(page, 'appendEach', timed));
  if (isVirtual) await run(page, 'appendAll', APPENDED_MESSAGES);
  const grown = await heapOf(tools);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const frames = await run(page, 'scroll', 120, 500);
  const longFrames = frames.filter((ms) => ms > LONG_FRAME_MS).length;
  return { open, elements, heap: full - empty, append, appendFew, grown: grown - full, longFrames };
}

/** Calls a function of the page's `bench` object, which exists once the page's script has run. */
async function run<Call extends keyof ListBench>(
  page: Page,
  call: Call,
  ...args: Parameters<ListBench[Call]>
): Promise<Awaited<ReturnType<ListBench[Call]>>> {
  await page.waitForFunction('bench');
  // The cast is safe because the return type is derived from the `bench` object itself.
  return page.evaluate(`bench.${call}(${args.join(',')})`) as Promise<Awaited<ReturnType<ListBench[Call]>>>;
}
