import { releaseSuite } from '../../../release/src/cli/release-suite';
import { connectTo } from '../chat/database';
import { startBrowser } from '../load/bench-browser';
import { CPU_SLOWDOWN, KEEP_NAMES_SCRIPT, PHONE } from '../load/cold-load';
import { waitForQuietMachine } from '../measuring/quiet-machine';
import { metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { probeSessions, type ListTimes } from '../my-stay/session-probe';
import { createThreeWeeks, SESSIONS_OF_THREE_WEEKS } from '../my-stay/three-weeks';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

const MAX_MS = 100;
const QUIET_TIMEOUT_MS = 30_000;

/** Measures opening the list of an activity's sessions of three weeks on a phone at a quarter of the CPU. */
export async function benchMyStaySessions({
  blocks,
  print,
}: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const server = await startServer(labDataDir);
  try {
    const address = await prepareLab();
    const isQuiet = await waitForQuietMachine(QUIET_TIMEOUT_MS);
    const runs: { first: ListTimes; again: ListTimes }[] = [];
    for (let block = 0; block < blocks; block += 1) {
      const run = await openTwice(server.origin + address);
      print(`first ${run.first.screen.toFixed()} ms, again ${run.again.screen.toFixed()} ms`);
      runs.push(run);
    }
    const of = (name: string, what: (run: (typeof runs)[number]) => number, target: number | null = null) =>
      metric({ name, value: median(runs.map(what)), unit: 'ms', target });
    return {
      name: 'my-stay-sessions',
      date: new Date().toISOString(),
      metrics: [
        of('open, tap to a screen of sessions', ({ first }) => first.screen, MAX_MS),
        of('open, tap to all sessions', ({ first }) => first.whole),
        of('open again, tap to a screen of sessions', ({ again }) => again.screen, MAX_MS),
        of('open again, tap to all sessions', ({ again }) => again.whole),
      ],
      notes: [
        `${SESSIONS_OF_THREE_WEEKS} sessions, at a quarter of the CPU. The first tap also loads the code of the booking and the sessions from a server on this machine.`,
        ...(isQuiet ? [] : ['The machine was busy with other work: this run does not count.']),
      ],
    };
  } finally {
    await server.stop();
  }
}

/** Creates the sessions and returns the address of their activity. */
async function prepareLab(): Promise<string> {
  const client = await connectTo(labDataDir);
  try {
    return await createThreeWeeks(client);
  } finally {
    await client.end();
  }
}

async function openTwice(activity: string): Promise<{ first: ListTimes; again: ListTimes }> {
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
    await context.addInitScript(KEEP_NAMES_SCRIPT);
    await context.addInitScript(probeSessions);
    const page = await context.newPage();
    await page.goto(activity, { waitUntil: 'networkidle' });
    const link = page.locator('main a[href$="/book"]').first();
    await link.focus();
    await page.waitForLoadState('networkidle');
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const open = () =>
      page.evaluate((sessions) => globalThis.sessionProbe.open(sessions), SESSIONS_OF_THREE_WEEKS);
    const first = await open();
    await page.goBack();
    await link.waitFor();
    return { first, again: await open() };
  } finally {
    await browser.close();
  }
}
